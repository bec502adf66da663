import { describe, expect, it } from 'vitest';
import { readMoney } from './money.ts';

describe('a word for thousands behind a number', () => {
  it.each([
    ['₹1.29 lakh', 129_000, 'INR'],
    ['Rs. 2 Lakhs', 200_000, 'INR'],
    ['Rs 1.5 crore', 15_000_000, 'INR'],
    ['₹2.5 Cr', 25_000_000, 'INR'],
    ['Rp299rb', 299_000, 'IDR'],
    ['Rp 299 ribu', 299_000, 'IDR'],
    ['Rp 1,2 jt', 1_200_000, 'IDR'],
    ['Rp299K', 299_000, 'IDR'],
    ['25k VND', 25_000, 'VND'],
    ['299K ₫', 299_000, 'VND'],
    ['299 nghìn đồng', 299_000, 'VND'],
    ['1,5 triệu đồng', 1_500_000, 'VND'],
    ['TSh 129K', 129_000, 'TZS'],
    ['R$ 1,5 mil', 1500, 'BRL'],
    ['R$ 2 milhões', 2_000_000, 'BRL'],
    ['3 тыс. ₽', 3000, 'RUB'],
    ['1,5 тыс. руб.', 1500, 'RUB'],
    ['2,5 млн ₽', 2_500_000, 'RUB'],
    ['3 тыс. рублей', 3000, 'RUB'],
    ['27,990 triệu đồng', 27_990_000, 'VND'],
    ['₹1.125 Cr', 11_250_000, 'INR'],
    ['۱۲۹ هزار تومان', 129_000, 'IRT'],
    ['5천원', 5000, 'KRW'],
    ['1만2천원', 12_000, 'KRW'],
  ])('§7 multiplies it where it is money: %s', (text, amount, currency) => {
    expect(readMoney(text)).toEqual({ amount, currency });
  });

  it.each([
    ['4K TV $499', 499],
    ['14k gold ring $199', 199],
    ['3 mil pouches $9.99', 9.99],
    ['10rb terjual', 10],
    ['Rp5.000 10rb+ terjual', 5000],
    ['Rp 5.000 rbx', 5000],
    ['299K', null],
    ['Nhẫn vàng 14K đồng hồ', null],
    ['$25k', null],
    ['3 тыс. отзывов', 3],
  ])('§7 and else does not: %s', (text, amount) => {
    expect(readMoney(text)?.amount ?? null).toBe(amount);
  });
});
