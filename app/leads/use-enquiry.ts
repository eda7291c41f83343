import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'

import { indianDigitsAsTyped } from '#app/lib/phone.ts'
import { showToast } from '#app/ui/toast.tsx'

import { rememberArrival, rememberedCampaign } from './campaign.ts'
import { dropDraft, keepDraft, readDraft } from './enquiry-draft.ts'
import {
  clearForm,
  controlOf,
  fillEmpty,
  readAsks,
  readSlot,
  readTyped,
  readWishes,
} from './enquiry-form-data.ts'
import { sendEnquiry } from './enquiry-send.ts'
import {
  checkEnquiry,
  enquiryTexts,
  type Enquiry,
  type EnquiryFault,
  type FormOutcome,
} from './enquiry.ts'
import { missingInSlot, type AskedVisit, type VisitChoice } from './visit-slot.ts'

/** `visitTo` is the slug of the project that a visit is planned to. */
type Origin = { productId: string; location: string; page: string; visitTo?: string | undefined }

/** What the panel says of an enquiry that was answered. */
export type Said = { ok: boolean; text: string; visit?: AskedVisit | undefined }

/**
 * The form's behaviour once the script runs: rules before sending, one request at a time, a toast for
 * every outcome (SPEC section 8), a draft that outlives a reload.
 */
export function useEnquiry({ visitTo, ...origin }: Origin, answer: FormOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const key = useRef('')
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<EnquiryFault[]>(answer?.faults ?? [])
  const [said, setSaid] = useState<Said | undefined>(
    answer && { ok: answer.status === 200, text: answer.text, visit: answer.visit },
  )

  useEffect(() => {
    rememberArrival()
    if (answer?.status === 200) return dropDraft()
    const draft = readDraft()
    if (!draft || !form.current) return
    key.current = draft.key
    fillEmpty(form.current, draft.typed)
  }, [answer])

  function onInput(event: InputEvent<HTMLFormElement>) {
    const current = event.currentTarget
    normalisePhone(current)
    keepDraft({ typed: readTyped(current), key: key.current })
    const { target } = event
    if (!('name' in target)) return
    const edited = target.name === 'country' ? 'phone' : target.name
    setFaults((before) => before.filter((fault) => fault.field !== edited))
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setSaid(undefined)
    try {
      await submit(event.currentTarget)
    } catch {
      // Only the numbering plans of another country can fail to load here.
      tell(false, enquiryTexts.failed)
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  async function submit(current: HTMLFormElement) {
    const visit = visitTo === undefined ? undefined : readSlot(current, visitTo)
    const { enquiry, wrong } = await checkForm(current, visit)
    setFaults(wrong)
    if (!enquiry) {
      tell(false, wrong[0]?.text ?? enquiryTexts.failed)
      firstWrong(current, wrong)?.focus()
      return
    }
    key.current ||= randomKey()
    keepDraft({ typed: readTyped(current), key: key.current })
    const reply = await sendEnquiry({
      ...origin,
      enquiry,
      asks: readAsks(current),
      campaign: rememberedCampaign(),
      key: key.current,
      reach: readWishes(current),
      ...(visit && { visit }),
    })
    if (!reply.heard) return tell(false, enquiryTexts.failed)
    key.current = ''
    // A slot that is gone meanwhile is no reason to type everything again.
    if (reply.ok || !visit) {
      dropDraft()
      clearForm(current)
    }
    setSaid({ ok: reply.ok, text: reply.text, visit: reply.visit })
    tell(reply.ok, reply.text)
  }

  return { form, faults, said, isSending, onInput, onSubmit }
}

async function checkForm(
  form: HTMLFormElement,
  visit: VisitChoice | undefined,
): Promise<{ enquiry?: Enquiry; wrong: EnquiryFault[] }> {
  const check = await checkEnquiry(readTyped(form))
  const unchosen = visit ? missingInSlot(visit) : []
  if (!check.ok) return { wrong: [...check.faults, ...unchosen] }
  return unchosen.length > 0 ? { wrong: unchosen } : { enquiry: check.enquiry, wrong: [] }
}

function tell(ok: boolean, text: string): void {
  showToast({ id: 'enquiry', kind: ok ? 'success' : 'error', text })
}

function firstWrong(form: HTMLFormElement, faults: readonly EnquiryFault[]) {
  for (const control of form.elements) {
    if (faults.some(({ field }) => field === control.getAttribute('name'))) {
      return controlOf(form, control.getAttribute('name') ?? '')
    }
  }
  return undefined
}

function normalisePhone(form: HTMLFormElement): void {
  const phone = controlOf(form, 'phone')
  if (!(phone instanceof HTMLInputElement) || controlOf(form, 'country')?.value !== 'IN') return
  const value = indianDigitsAsTyped(phone.value)
  if (value === phone.value) return
  const fromEnd = phone.value.length - (phone.selectionStart ?? phone.value.length)
  phone.value = value
  const caret = Math.max(0, value.length - fromEnd)
  if (document.activeElement === phone) phone.setSelectionRange(caret, caret)
}

function randomKey(): string {
  // randomUUID is absent on a plain http address that is not localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
