import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'

import { announce } from '#app/lib/announcement.ts'
import { nextPaint } from '#app/lib/work/next-paint.ts'
import { useOneAtATime } from '#app/lib/work/use-one-at-a-time.ts'
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
import { useSigns } from './use-signs.ts'
import { useWaiting } from './use-waiting.ts'
import type { AskedVisit } from './visit-slot.ts'

const failed: Said = { ok: false, text: enquiryTexts.failed }

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
  const key = useRef('')
  const { isRunning: isSending, isBusy, run } = useOneAtATime()
  const [faults, setFaults] = useState<EnquiryFault[]>(answer?.faults ?? [])
  const [said, setSaid] = useState(saidOf(answer))
  const { phone, doubt, setDoubt, follow, followInput } = usePhone(answer)
  const { noteEmptied, isSecondPress } = useSecondPress()
  const signs = useSigns(answer !== undefined)
  const { waiting, offer, resume, forget } = useWaiting(({ reply }, sent) => {
    if (form.current && reply.ok) emptySent(form.current, sent)
    setSaid(reply)
  })
  useDraft(form, answer, (kept, current) => {
    key.current = kept
    // What was typed before the script came is there too.
    follow(current)
    void resume(kept, snapshotOf(current))
  })

  function onInput(event: InputEvent<HTMLFormElement>) {
    signs.begin()
    const edited = followInput(event)
    keepTyped(event.currentTarget, key.current)
    setFaults((before) => before.filter((fault) => fault.field !== edited))
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget } = event
    event.preventDefault()
    if (isBusy() || isSecondPress(currentTarget)) return
    setSaid(undefined)
    await run(async () => {
      await nextPaint()
      // Only the numbering plans of another country can fail to load here.
      await submit(currentTarget).catch(() => answerWith(failed))
    })
  }

  async function submit(current: HTMLFormElement) {
    const visit = visitTo === undefined ? undefined : readSlot(current, visitTo)
    const { enquiry, wrong, asked } = await checkForm(current, visit)
    setFaults(wrong)
    setDoubt(asked)
    if (!enquiry) return pointOut(current, wrong)
    key.current ||= randomKey()
    keepTyped(current, key.current)
    const more = { ...extrasOf(current), signs: signs.read(current), ...(visit && { visit }) }
    const dispatch = { ...origin, ...more, enquiry, key: key.current }
    const sent = snapshotOf(current)
    // What waits to be sent may be another by now.
    await forget(dispatch.key)
    const reply = await sendEnquiry(dispatch)
    if (!reply.heard) {
      offer(dispatch, sent)
      return answerWith(failed)
    }
    key.current = ''
    signs.renew()
    if (reply.ok) announce({ kind: 'enquiry-stored' })
    // A slot that is gone meanwhile is no reason to type everything again.
    if (reply.ok || !visit) emptySent(current, sent)
    answerWith(reply)
  }

  function emptySent(current: HTMLFormElement, sent: ReadonlyMap<Element, string>) {
    key.current = ''
    clearSent(current, sent)
    keepTyped(current)
    follow(current)
  }

  function answerWith(news: Said) {
    if (news.ok) noteEmptied()
    setSaid(news)
    tell(news)
  }

  return { form, faults, said, waiting, isSending, phone, doubt, onInput, onSubmit }
}

function keepTyped(form: HTMLFormElement, key = ''): void {
  keepDraft({ typed: readTyped(form), key })
}

/**
 * Puts what this tab keeps back into the form once the script runs; `onRestored` has the key of an
 * enquiry that may have reached the server, empty for none.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  answer: FormOutcome | undefined,
  onRestored: (key: string, form: HTMLFormElement) => void,
): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    if (!form.current) return
    if (answer?.status === 200) dropDraft()
    const draft = readDraft()
    if (draft) fillEmpty(form.current, draft.typed)
    restored(draft?.key ?? '', form.current)
  }, [form, answer])
}

function saidOf(answer: FormOutcome | undefined): Said | undefined {
  if (!answer) return undefined
  const { status, text, visit, withdraw } = answer
  return { ok: status === 200, text, visit, withdraw }
}

function extrasOf(form: HTMLFormElement) {
  return { asks: readAsks(form), campaign: rememberedCampaign(), reach: readWishes(form) }
}

function tell({ ok, text }: Said): void {
  showToast({ id: 'enquiry', kind: ok ? 'success' : 'error', text })
}

function pointOut(form: HTMLFormElement, wrong: readonly EnquiryFault[]): void {
  tell({ ok: false, text: wrong[0]?.text ?? enquiryTexts.failed })
  firstWrong(form, wrong)?.focus()
}

function randomKey(): string {
  // randomUUID is absent on a plain http address that is not localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
