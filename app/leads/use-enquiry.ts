import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react'

import { indianDigitsAsTyped } from '#app/lib/phone.ts'
import { showToast } from '#app/ui/toast.tsx'

import { rememberArrival, rememberedCampaign } from './campaign.ts'
import { dropDraft, keepDraft, readDraft } from './enquiry-draft.ts'
import { clearForm, controlOf, fillEmpty, readAsks, readTyped } from './enquiry-form-data.ts'
import { sendEnquiry } from './enquiry-send.ts'
import { checkEnquiry, enquiryTexts, type EnquiryFault, type FormOutcome } from './enquiry.ts'

type Origin = { productId: string; location: string; page: string }

/**
 * The form's behaviour once the script runs: rules before sending, one request at a time, a toast for
 * every outcome (SPEC section 8), a draft that outlives a reload.
 */
export function useEnquiry(origin: Origin, answer: FormOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const key = useRef('')
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<EnquiryFault[]>(answer?.faults ?? [])
  const [said, setSaid] = useState(answer && { ok: answer.status === 200, text: answer.text })

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
    const typed = readTyped(current)
    const check = await checkEnquiry(typed)
    setFaults(check.ok ? [] : check.faults)
    if (!check.ok) {
      tell(false, check.text)
      controlOf(current, check.faults[0]?.field ?? 'name')?.focus()
      return
    }
    key.current ||= randomKey()
    keepDraft({ typed, key: key.current })
    const asks = readAsks(current)
    const campaign = rememberedCampaign()
    const reply = await sendEnquiry({
      ...origin,
      enquiry: check.enquiry,
      asks,
      campaign,
      key: key.current,
    })
    if (!reply.heard) return tell(false, enquiryTexts.failed)
    key.current = ''
    dropDraft()
    clearForm(current)
    setSaid({ ok: reply.ok, text: reply.text })
    tell(reply.ok, reply.text)
  }

  return { form, faults, said, isSending, onInput, onSubmit }
}

function tell(ok: boolean, text: string): void {
  showToast({ id: 'enquiry', kind: ok ? 'success' : 'error', text })
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
