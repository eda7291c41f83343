import {
  countryOfCode,
  digitsAfterPlus,
  indianDigitsAsTyped,
  isTooLongForIndia,
} from '#app/lib/phone/phone.ts'

import { countryLabel, listedCountries, nameOfCountry } from './countries.ts'

export type PhoneState = { country: string; isTooLong: boolean }

export function writtenPhone(form: HTMLFormElement): string {
  const phone = form.elements.namedItem('phone')
  if (!(phone instanceof HTMLInputElement)) return ''
  return phone.dataset['shown'] === phone.value
    ? (phone.dataset['written'] ?? phone.value)
    : phone.value
}

/** A typed code chooses its country; an Indian number shows its 10 digits, and the rest is kept. */
export function followPhone(form: HTMLFormElement): PhoneState {
  const phone = form.elements.namedItem('phone')
  const select = form.elements.namedItem('country')
  if (!(phone instanceof HTMLInputElement) || !(select instanceof HTMLSelectElement)) {
    return { country: 'IN', isTooLong: false }
  }
  const written = writtenNow(phone)
  chooseByCode(select, written)
  const isIndian = select.value === 'IN'
  show(phone, written, isIndian ? indianDigitsAsTyped(written) : written)
  return { country: select.value, isTooLong: isIndian && isTooLongForIndia(written) }
}

/** For codes of no option or of several; adds the option and returns whether it did. */
export async function followRareCode(form: HTMLFormElement): Promise<boolean> {
  const written = writtenPhone(form)
  const digits = digitsAfterPlus(written) ?? ''
  const fitting = listedCountries.filter(({ dial }) => digits.startsWith(dial))
  if (fitting.length === 1 || digits.length < (fitting.length > 1 ? 4 : 2)) return false
  const code = await countryOfCode(written)
  const select = form.elements.namedItem('country')
  const isStale = writtenPhone(form) !== written
  if (!code || isStale || !(select instanceof HTMLSelectElement)) return false
  if (![...select.options].some(({ value }) => value === code)) {
    select.append(new Option(countryLabel({ code, dial: '', name: nameOfCountry(code) }), code))
  }
  select.value = code
  return true
}

/** Applies an edit at the end of the shown digits to the text as written. */
function writtenNow(phone: HTMLInputElement): string {
  const { shown, written } = phone.dataset
  if (shown === undefined || written === undefined || phone.value === '') return phone.value
  if (phone.value.startsWith(shown)) return written + phone.value.slice(shown.length)
  return shown.startsWith(phone.value) && digitCount(written) === digitCount(shown)
    ? withoutLastDigits(written, shown.length - phone.value.length)
    : phone.value
}

function chooseByCode(select: HTMLSelectElement, written: string): void {
  const digits = digitsAfterPlus(written)
  if (digits === undefined) return
  const fitting = listedCountries.filter(({ dial }) => digits.startsWith(dial))
  const first = fitting[0]
  if (first && !fitting.some(({ code }) => code === select.value)) select.value = first.code
}

function show(phone: HTMLInputElement, written: string, shown: string): void {
  phone.dataset['written'] = written
  phone.dataset['shown'] = shown
  if (phone.value === shown) return
  const fromEnd = phone.value.length - (phone.selectionStart ?? phone.value.length)
  phone.value = shown
  const caret = Math.max(0, shown.length - fromEnd)
  if (document.activeElement === phone) phone.setSelectionRange(caret, caret)
}

function withoutLastDigits(text: string, count: number): string {
  let rest = text
  for (let left = count; left > 0; left -= 1) rest = rest.replace(/\p{Nd}\P{Nd}*$/u, '')
  return rest
}

function digitCount(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length
}
