import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'

import { replaceQueued, useQueued } from '#app/enquiries/offline-queue/use-queued.ts'
import { startChallenge } from '#app/enquiries/spam/challenge/start-challenge.ts'
import { HIDDEN_FIELD, type SentSigns } from '#app/enquiries/spam/spam-signals.ts'
import { rememberedCampaign } from '#app/enquiries/submit/campaign.ts'
import { sendWithoutScript } from '#app/enquiries/submit/send-without-script.ts'
import {
  type RequestedVisit,
  missingInSlot,
  type VisitChoice,
} from '#app/enquiries/visit-request/visit-slot.ts'
import { announce } from '#app/lib/announcement.ts'
import { nextPaint } from '#app/lib/async/next-paint.ts'
import { useOneAtATime } from '#app/lib/async/use-one-at-a-time.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'

import { hasDraft } from './draft-store.ts'
import {
  readRequestedItems,
  readSlot,
  readContactPreference,
  snapshotOf,
  controlOf,
  readPhoneAnswer,
  readTyped,
} from './enquiry-form-data.ts'
import { doubtFault, phoneDoubt, withAnswer, type PhoneDoubt } from './phone/phone-doubt.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { enquiryTexts, type EnquiryFault, checkEnquiry, type Enquiry } from './enquiry.ts'
import type { FormOutcome } from './form-outcome.ts'
import { useDraft, useTyped } from './use-draft.ts'
import { usePhone } from './phone/use-phone.ts'

const failed: SubmitResult = { ok: false, text: enquiryTexts.failed }

type Origin = { productId: string; location: string; page: string; visitTo?: string | undefined }

export type SubmitResult = {
  ok: boolean
  text: string
  visit?: RequestedVisit | undefined
  withdraw?: string | undefined
}

/** Validates, sends one request at a time, and shows a toast for every outcome (SPEC section 8). */
export function useEnquiry({ visitTo, ...origin }: Origin, answer: FormOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const { isRunning: isSending, isBusy, run } = useOneAtATime()
  const [faults, setFaults] = useState<EnquiryFault[]>(answer?.faults ?? [])
  const [result, setResult] = useState(resultOf(answer))
  const { phone, doubt, setDoubt, follow, followInput } = usePhone(answer)
  const { noteEmptied, isSecondPress } = useSecondPress()
  const signs = useSigns(answer !== undefined)
  const { page } = origin
  const { keyOf, adoptKey, begin, keep, emptySent, bringBack } = useTyped(page, follow)
  const { queue, offer, resume, settle } = useQueued({
    form,
    page,
    onAccepted: (current, reply, sent) => {
      emptySent(current, sent)
      setResult(reply)
    },
    onChange: bringBack,
  })
  useDraft({ form, page, answer }, (current, draft) => {
    begin(current, draft)
    void resume(draft?.key ?? '')
  })

  function onInput(event: InputEvent<HTMLFormElement>) {
    signs.begin()
    const edited = followInput(event)
    keep(event.currentTarget)
    setFaults((before) => before.filter((fault) => fault.field !== edited))
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget } = event
    event.preventDefault()
    if (isBusy() || isSecondPress(currentTarget)) return
    setResult(undefined)
    await run(async () => {
      await nextPaint()
      // Only another country's numbering plan can fail to load here; the server has them.
      await submit(currentTarget).catch(
        () => sendWithoutScript(currentTarget) || answerWith(failed),
      )
    })
  }

  async function submit(current: HTMLFormElement) {
    const visit = visitTo === undefined ? undefined : readSlot(current, visitTo)
    const { enquiry, wrong, openDoubt } = await checkForm(current, visit)
    setFaults(wrong)
    setDoubt(openDoubt)
    if (!enquiry) return pointOut(current, wrong)
    const key = keyOf()
    keep(current)
    const more = { ...extrasOf(current), signs: signs.read(current), ...(visit && { visit }) }
    const dispatch = { ...origin, ...more, enquiry, key }
    const sent = snapshotOf(current)
    // Blocked storage must not stop a visitor from sending.
    await replaceQueued(dispatch).catch(() => undefined)
    const reply = await sendEnquiry(dispatch)
    if (!reply.received) {
      await offer(dispatch, sent).catch(() => undefined)
      return answerWith(failed)
    }
    const isQueued = await settle(dispatch, reply, sent).catch(() => false)
    if (!isQueued) adoptKey('')
    signs.renew()
    if (reply.ok) announce({ kind: 'enquiry-stored' })
    // A refused time slot must not clear the form.
    if (reply.ok || !(visit || isQueued)) emptySent(current, sent)
    answerWith(reply)
  }

  function answerWith(submitResult: SubmitResult) {
    if (submitResult.ok) noteEmptied()
    setResult(submitResult)
    showResult(submitResult)
  }

  return { form, faults, result, queue, isSending, phone, doubt, onInput, onSubmit }
}

function resultOf(answer: FormOutcome | undefined): SubmitResult | undefined {
  if (!answer) return undefined
  const { status, text, visit, withdraw } = answer
  return { ok: status === 200, text, visit, withdraw }
}

function extrasOf(form: HTMLFormElement) {
  return {
    asks: readRequestedItems(form),
    campaign: rememberedCampaign(),
    reach: readContactPreference(form),
  }
}

function showResult({ ok, text }: SubmitResult): void {
  showToast({ id: 'enquiry', kind: ok ? 'success' : 'error', text })
}

function pointOut(form: HTMLFormElement, wrong: readonly EnquiryFault[]): void {
  showResult({ ok: false, text: wrong[0]?.text ?? enquiryTexts.failed })
  firstWrong(form, wrong)?.focus()
}

type FormCheck = { enquiry?: Enquiry; wrong: EnquiryFault[]; openDoubt?: PhoneDoubt }

/** SPEC section 5; throws where a country's numbering plan cannot be loaded. */
async function checkForm(
  form: HTMLFormElement,
  visit: VisitChoice | undefined,
): Promise<FormCheck> {
  const answer = readPhoneAnswer(form)
  const typed = withAnswer(readTyped(form), answer)
  const check = await checkEnquiry(typed)
  const unchosen = visit ? missingInSlot(visit) : []
  if (!check.ok) return { wrong: [...check.faults, ...unchosen] }
  if (unchosen.length > 0) return { wrong: unchosen }
  const openDoubt = phoneDoubt(typed, answer)
  if (!openDoubt) return { enquiry: check.enquiry, wrong: [] }
  return { wrong: [doubtFault(answer)], openDoubt }
}

function firstWrong(form: HTMLFormElement, faults: readonly EnquiryFault[]) {
  for (const control of form.elements) {
    if (faults.some(({ field }) => field === control.getAttribute('name'))) {
      return controlOf(form, control.getAttribute('name') ?? '')
    }
  }
  return undefined
}

const WITHIN = 2000

/** A double tap on the emptied form would replace the thanks by an error. */
function useSecondPress() {
  const emptiedAt = useRef(Number.NEGATIVE_INFINITY)
  function markEmptied() {
    emptiedAt.current = performance.now()
  }
  function isSecondPress(form: HTMLFormElement): boolean {
    const { name, phone, email, message } = readTyped(form)
    const isEmpty = `${name}${phone}${email}${message}` === ''
    return isEmpty && performance.now() - emptiedAt.current < WITHIN
  }
  return { noteEmptied: markEmptied, isSecondPress }
}

/** Spam signals (docs/adr/0020): none before a visitor types, and sending never waits; `isFilled` has no timing. */
function useSigns(isFilled: boolean) {
  const [isTypedHere] = useState(() => !isFilled && !hasDraft())
  const isBegun = useRef(false)
  const solved = useRef<unknown>(undefined)

  function begin() {
    if (isBegun.current) return
    isBegun.current = true
    startChallenge((solution) => {
      solved.current = solution
    })
  }

  function read(form: HTMLFormElement): Partial<SentSigns> {
    const hidden = controlOf(form, HIDDEN_FIELD)?.value ?? ''
    return {
      ...(hidden !== '' && { hidden }),
      ...(isTypedHere && { ms: Math.round(performance.now()) }),
      ...(solved.current !== undefined && { solved: solved.current }),
    }
  }

  function renew() {
    isBegun.current = false
    solved.current = undefined
  }

  return { begin, read, renew }
}
