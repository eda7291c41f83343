import type { VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'

import type { Fields } from './enquiry-draft.ts'
import { enquiryFields, type EnquiryInput } from './enquiry.ts'
import { writtenPhone } from './phone/phone-control.ts'
import type { PhoneAnswer } from './phone/phone-doubt.ts'
import { parseContactPreference, type ContactPreference } from './contact-preference.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function readTyped(form: HTMLFormElement): EnquiryInput {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    phone: writtenPhone(form),
    email: text('email'),
    message: text('message'),
    country: text('country') || 'IN',
  }
}

export function readPhoneAnswer(form: HTMLFormElement): PhoneAnswer {
  const answer = new FormData(form).get('phoneIs')
  return typeof answer === 'string' ? answer : ''
}

export function readRequestedItems(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('asks').filter((item) => typeof item === 'string')
}

export function readContactPreference(form: HTMLFormElement): ContactPreference {
  const data = new FormData(form)
  return parseContactPreference(data.get('reachBy'), data.get('reachWhen'))
}

export function readSlot(form: HTMLFormElement, project: string): VisitChoice {
  return {
    project,
    day: controlOf(form, 'day')?.value ?? '',
    time: controlOf(form, 'time')?.value ?? '',
    ...(new FormData(form).has('video') && { video: true }),
  }
}

export function readFields(form: HTMLFormElement): Fields {
  const choices = ['reachBy', 'reachWhen', 'day', 'time'] as const
  const chosen = choices.map((name) => [name, controlOf(form, name)?.value ?? ''])
  return { ...readTyped(form), ...Object.fromEntries(chosen) }
}

export function isBlank(form: HTMLFormElement): boolean {
  const typed = readTyped(form)
  return enquiryFields.every((field) => typed[field] === '')
}

/** Text typed before the script ran stays. */
export function fillEmpty(form: HTMLFormElement, fields: Fields): void {
  const phoneIsEmpty = readTyped(form).phone === ''
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = controlOf(form, name)?.value === ''
    if (name === 'country' ? phoneIsEmpty : isEmpty) put(form, name, value)
  }
}

export function fillOver(
  form: HTMLFormElement,
  fields: Fields,
  requestedItems: readonly string[],
): void {
  for (const [name, value] of Object.entries(fields)) put(form, name, value)
  for (const input of requestedItemInputs(form))
    input.checked = requestedItems.includes(input.value)
}

export function checkRequestedItems(
  form: HTMLFormElement,
  requestedItems: readonly string[],
): void {
  for (const input of requestedItemInputs(form))
    if (input.checked === input.defaultChecked) input.checked = requestedItems.includes(input.value)
}

function requestedItemInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="asks"]')]
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name)
  if (!control || !acceptsValue(control, value)) return
  control.value = value
  const folded = control.closest('details')
  if (folded && value !== '') folded.open = true
  // The hours of a visit depend on its day.
  if (control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A draft may hold a country or a day that this page lacks. */
function acceptsValue(control: Control, value: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true
  return [...control.options].some((option) => option.value === value)
}

export function snapshotOf(form: HTMLFormElement): ReadonlyMap<Element, string> {
  return new Map([...form.elements].map((control) => [control, stateOf(control)]))
}

/** Keeps what changed since `sent`: it belongs to the next enquiry. */
export function clearSent(form: HTMLFormElement, sent: ReadonlyMap<Element, string>): void {
  const isSent = (control: Element | undefined) =>
    control !== undefined && stateOf(control) === sent.get(control)
  // A number and its country belong together.
  const retained = isSent(controlOf(form, 'phone')) ? undefined : controlOf(form, 'country')
  for (const control of form.elements) if (control !== retained && isSent(control)) clear(control)
}

function stateOf(control: Element): string {
  if (control instanceof HTMLInputElement && isTick(control)) return String(control.checked)
  return isValued(control) ? control.value : ''
}

function clear(control: Element): void {
  if (control instanceof HTMLInputElement && isTick(control)) control.checked = false
  else if (control instanceof HTMLSelectElement)
    control.value = control.name === 'country' ? 'IN' : ''
  else if (isValued(control) && control.type !== 'hidden') control.value = ''
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name)
  return isValued(control) ? control : undefined
}

function isValued(control: unknown): control is Control {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
