import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react'

import { announce } from '#app/lib/announcement.ts'
import { nextPaint } from '#app/lib/work/next-paint.ts'
import { showToast } from '#app/ui/toast.tsx'

import { rememberedCampaign } from '#app/leads/capture/campaign.ts'
import { dropDraft, keepDraft, readDraft } from './enquiry-draft.ts'
import {
  clearSent,
  fillEmpty,
  readAsks,
  readSlot,
  readTyped,
  readWishes,
  snapshotOf,
} from './enquiry-form-data.ts'
import { sendEnquiry } from './enquiry-send.ts'
import { enquiryTexts, type EnquiryFault } from './enquiry.ts'
import { checkForm, firstWrong } from './form-check.ts'
import type { FormOutcome } from './form-outcome.ts'
import { usePhone } from './use-phone.ts'
import { useSecondPress } from './use-second-press.ts'
import type { AskedVisit } from './visit-slot.ts'

/** `visitTo` is the slug of the project that a visit is planned to. */
type Origin = { productId: string; location: string; page: string; visitTo?: string | undefined }

/** What the panel says of an enquiry that was answered. */
export type Said = {
  ok: boolean
  text: string
  visit?: AskedVisit | undefined
  withdraw?: string | undefined
}

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
  const [said, setSaid] = useState(saidOf(answer))

  const { phone, doubt, setDoubt, follow, followInput } = usePhone(answer)
  const { noteEmptied, isSecondPress } = useSecondPress()
  const followNow = useEffectEvent(follow)

  useEffect(() => {
    if (!form.current) return
    if (answer?.status === 200) dropDraft()
    const draft = readDraft()
    if (draft) {
      key.current = draft.key
      fillEmpty(form.current, draft.typed)
    }
    // What was typed before the script came is there too.
    followNow(form.current)
  }, [answer])

  function onInput(event: InputEvent<HTMLFormElement>) {
    const edited = followInput(event)
    keepDraft({ typed: readTyped(event.currentTarget), key: key.current })
    setFaults((before) => before.filter((fault) => fault.field !== edited))
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget } = event
    event.preventDefault()
    if (isBusy.current || isSecondPress(currentTarget)) return
    isBusy.current = true
    setIsSending(true)
    setSaid(undefined)
    try {
      await nextPaint()
      await submit(currentTarget)
    } catch {
      // Only the numbering plans of another country can fail to load here.
      answerWith({ ok: false, text: enquiryTexts.failed })
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  async function submit(current: HTMLFormElement) {
    const visit = visitTo === undefined ? undefined : readSlot(current, visitTo)
    const { enquiry, wrong, asked } = await checkForm(current, visit)
    setFaults(wrong)
    setDoubt(asked)
    if (!enquiry) return pointOut(current, wrong)
    key.current ||= randomKey()
    keepDraft({ typed: readTyped(current), key: key.current })
    const dispatch = { ...origin, ...extrasOf(current), enquiry, key: key.current }
    const sent = snapshotOf(current)
    const reply = await sendEnquiry({ ...dispatch, ...(visit && { visit }) })
    if (!reply.heard) return answerWith({ ok: false, text: enquiryTexts.failed })
    key.current = ''
    if (reply.ok) announce({ kind: 'enquiry-stored' })
    // A slot that is gone meanwhile is no reason to type everything again.
    if (reply.ok || !visit) {
      clearSent(current, sent)
      keepDraft({ typed: readTyped(current), key: '' })
      follow(current)
    }
    answerWith(reply)
  }

  function answerWith({ ok, text, visit, withdraw }: Said) {
    if (ok) noteEmptied()
    setSaid({ ok, text, visit, withdraw })
    tell(ok, text)
  }

  return { form, faults, said, isSending, phone, doubt, onInput, onSubmit }
}

function saidOf(answer: FormOutcome | undefined): Said | undefined {
  if (!answer) return undefined
  const { status, text, visit, withdraw } = answer
  return { ok: status === 200, text, visit, withdraw }
}

function extrasOf(form: HTMLFormElement) {
  return { asks: readAsks(form), campaign: rememberedCampaign(), reach: readWishes(form) }
}

function tell(ok: boolean, text: string): void {
  showToast({ id: 'enquiry', kind: ok ? 'success' : 'error', text })
}

function pointOut(form: HTMLFormElement, wrong: readonly EnquiryFault[]): void {
  tell(false, wrong[0]?.text ?? enquiryTexts.failed)
  firstWrong(form, wrong)?.focus()
}

function randomKey(): string {
  // randomUUID is absent on a plain http address that is not localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
