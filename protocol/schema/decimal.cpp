// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/decimal.h"

#include <algorithm>

namespace Mcp {

namespace {

constexpr qint64 kFarExponent = 1'000'000'000'000;
constexpr qint64 kMaxDigits = 4000;

// value = ± digits * 10^exponent, digits without leading and trailing zeros, empty for zero.
struct Decimal
{
    bool negative = false;
    QByteArray digits;
    qint64 exponent = 0;

    // Position of the first digit: 123 has 3, 0.05 has -1.
    [[nodiscard]] qint64 magnitude() const { return digits.size() + exponent; }
    [[nodiscard]] int sign() const { return digits.isEmpty() ? 0 : negative ? -1 : 1; }
};

Decimal read(QByteArrayView text)
{
    Decimal out;
    out.negative = text.startsWith('-');
    qsizetype i = out.negative ? 1 : 0;
    bool fraction = false;
    for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
        if (text[i] == '.') {
            fraction = true;
            continue;
        }
        if (text[i] == '0' && out.digits.isEmpty()) {
            out.exponent -= fraction ? 1 : 0;
            continue;
        }
        out.digits += text[i];
        out.exponent -= fraction ? 1 : 0;
    }
    if (i < text.size()) {
        bool fits = false;
        const QByteArrayView written = text.sliced(i + 1);
        const qint64 value = written.toLongLong(&fits);
        out.exponent += fits                      ? std::clamp(value, -kFarExponent, kFarExponent)
                        : written.startsWith('-') ? -kFarExponent
                                                  : kFarExponent;
    }
    qsizetype keep = out.digits.size();
    while (keep > 0 && out.digits[keep - 1] == '0')
        --keep;
    out.exponent += out.digits.size() - keep;
    out.digits.truncate(keep);
    if (out.digits.isEmpty())
        return {};
    return out;
}

std::strong_ordering compareMagnitude(const Decimal &a, const Decimal &b)
{
    if (a.magnitude() != b.magnitude())
        return a.magnitude() <=> b.magnitude();
    // Without trailing zeros a longer text with an equal beginning is the larger one.
    return a.digits.compare(b.digits) <=> 0;
}

// a and b hold digits only. Schoolbook subtraction, a >= b.
QByteArray subtract(QByteArray a, const QByteArray &b)
{
    int borrow = 0;
    for (qsizetype i = 0; i < a.size(); ++i) {
        char &digit = a[a.size() - 1 - i];
        const int minus = (i < b.size() ? b[b.size() - 1 - i] - '0' : 0) + borrow;
        int value = digit - '0' - minus;
        borrow = value < 0 ? 1 : 0;
        value += borrow ? 10 : 0;
        digit = char('0' + value);
    }
    qsizetype zeros = 0;
    while (zeros < a.size() && a[zeros] == '0')
        ++zeros;
    return a.sliced(zeros);
}

bool isLess(const QByteArray &a, const QByteArray &b)
{
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

} // namespace

std::strong_ordering compareNumbers(QByteArrayView a, QByteArrayView b)
{
    const Decimal left = read(a);
    const Decimal right = read(b);
    if (left.sign() != right.sign())
        return left.sign() <=> right.sign();
    const std::strong_ordering size = compareMagnitude(left, right);
    return left.sign() < 0 ? 0 <=> size : size;
}

std::optional<bool> isMultipleOf(QByteArrayView value, QByteArrayView divisor)
{
    const Decimal dividend = read(value);
    const Decimal step = read(divisor);
    if (step.digits.isEmpty())
        return std::nullopt;
    if (dividend.digits.isEmpty())
        return true;
    const qint64 scale = std::min(dividend.exponent, step.exponent);
    const qint64 dividendZeros = dividend.exponent - scale;
    const qint64 stepZeros = step.exponent - scale;
    if (dividendZeros + dividend.digits.size() > kMaxDigits ||
        stepZeros + step.digits.size() > kMaxDigits)
        return std::nullopt;
    // Long division; only the remainder is kept.
    const QByteArray by = step.digits + QByteArray(stepZeros, '0');
    const QByteArray digits = dividend.digits + QByteArray(dividendZeros, '0');
    QByteArray rest;
    for (const char digit : digits) {
        if (!rest.isEmpty() || digit != '0')
            rest += digit;
        while (!isLess(rest, by))
            rest = subtract(rest, by);
    }
    return rest.isEmpty();
}

} // namespace Mcp
