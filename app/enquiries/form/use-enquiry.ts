import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

import type { ReceivedReply } from '#app/enquiries/offline-queue/queued-enquiry.ts'
import { replaceQueued, useQueued } from '#app/enquiries/offline-queue/use-queued.ts'
import { rememberedCampaign } from '#app/enquiries/submit/campaign.ts'
import { sendWithoutScript } from '#app/enquiries/submit/send-without-script.ts'
import {
  missingInSlot,
  type RequestedVisit,
  type VisitChoice,
} from '#app/enquiries/visit-request/visit-slot.ts'
import { announce } from '#app/lib/announcement.ts'
import { nextPaint } from '#app/lib/async/next-paint.ts'
import { useOneAtATime } from '#app/lib/async/use-one-at-a-time.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { isOverseas } from '#app/lib/dates/is-overseas.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { startChallenge } from '#app/enquiries/spam/challenge/start-challenge.ts'
import { HIDDEN_FIELD, type SentSigns } from '#app/enquiries/spam/spam-signals.ts'

import {
  isBlank,
  readRequestedItems,
  readSlot,
  readContactPreference,
  snapshotOf,
  controlOf,
  readPhoneAnswer,
  readTyped,
} from './enquiry-form-data.ts'
import { doubtFault, phoneDoubt, withAnswer, type PhoneDoubt } from './phone/phone-doubt.ts'
import { receiptOf, type Receipt } from './receipt/receipt.ts'
import { sendEnquiry, type Dispatch } from './send-enquiry.ts'
import {
  enquiryTexts,
  checkEnquiry,
  toastOf,
  unsentText,
  type EnquiryFault,
  type Enquiry,
} from './enquiry.ts'
import type { FormOutcome } from './form-outcome.ts'
import { useDraft, useTyped } from './use-draft.ts'
import { usePhone } from './phone/use-phone.ts'
import { hasDraft } from './draft-store.ts'

const failed: SubmitResult = { ok: false, text: enquiryTexts.failed }

type Origin = { productId: string; location: string; page: string }

/** `visitTo` and `project` are slugs. */
type Uses = Origin & {
  answer: FormOutcome | undefined
  visitTo: string | undefined
  project: string | undefined
  hours: OfficeHours | undefined
  states: Readonly<Record<string, string>> | undefined
}

export type SubmitResult = {
  ok: boolean
  text: string
  visit?: RequestedVisit | undefined
  reference?: string | undefined
  withdraw?: string | undefined
  receipt?: Receipt | undefined
  /** Something was typed while the enquiry was on its way. */
  isFormInUse?: boolean
  /** What the chat takes along where an enquiry could not be sent. */
  unsent?: string
}

/** Validates, sends one request at a time, and shows a toast for every outcome (SPEC section 8). */
export function useEnquiry({ answer, visitTo, project, hours, states, ...origin }: Uses) {
  const form = useRef<HTMLFormElement>(null)
  const { isRunning: isSending, isBusy, run } = useOneAtATime()
  const [faults, setFaults] = useState<EnquiryFault[]>(answer?.faults ?? [])
  const [result, setResult] = useState(resultOf(answer))
  const { phone, doubt, setDoubt, follow, followInput } = usePhone(answer)
  const signs = useSigns(answer !== undefined)
  const { page } = origin
  const withReceipt = receiptFor({ hours, project, states })
  const { keyOf, adoptKey, begin, keep, emptySent, bringBack } = useTyped(page, follow)
  const { queue, offer, resume, settle } = useQueued({
    form,
    page,
    onAccepted: (current, reply, sent, queued) => {
      emptySent(current, sent)
      setResult(withReceipt(reply, queued, current))
    },
    onChange: bringBack,
  })
  useDraft({ form, page, answer }, (current, draft) => {
    begin(current, draft)
    void resume(draft?.key ?? '')
  })

  function onInput(event: InputEvent<HTMLFormElement>) {
    signs.begin()
    const edited = [followInput(event), ...keep(event.currentTarget)]
    setFaults((before) => before.filter(({ field }) => !edited.includes(field)))
    if (result?.unsent) setResult({ ...result, unsent: unsentOf(event.currentTarget, visitTo) })
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget } = event
    event.preventDefault()
    if (isBusy()) return
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
    const visit = slotOf(current, visitTo)
    const { enquiry, wrong, openDoubt } = await checkForm(current, visit)
    setFaults(wrong)
    setDoubt(openDoubt)
    if (!enquiry) return pointOut(current, wrong)
    const more = { ...extrasOf(current), signs: signs.read(current), ...(visit && { visit }) }
    const dispatch = { ...origin, ...more, enquiry, key: keyOf() }
    keep(current)
    const sent = snapshotOf(current)
    // Blocked storage must not stop a visitor from sending.
    await replaceQueued(dispatch).catch(() => undefined)
    const reply = await sendEnquiry(dispatch)
    if (!reply.received) {
      await offer(dispatch, sent).catch(() => undefined)
      return answerWith({ ...failed, unsent: unsentOf(current, visitTo) })
    }
    const isQueued = await settle(dispatch, reply, sent).catch(() => false)
    if (!isQueued) adoptKey('')
    signs.renew()
    if (reply.ok) announce({ kind: 'enquiry-stored' })
    // A refused time slot must not clear the form.
    if (reply.ok || !(visit || isQueued)) emptySent(current, sent)
    answerWith(withReceipt(reply, dispatch, current))
  }

  function answerWith(submitResult: SubmitResult) {
    setResult(submitResult)
    showResult(submitResult)
  }

  const startAnother = () => showForm(form.current, () => setResult(undefined))
  return { form, faults, result, queue, isSending, phone, doubt, onInput, onSubmit, startAnother }
}

function showForm(form: HTMLFormElement | null, show: () => void): void {
  flushSync(show)
  if (form) (controlOf(form, 'day') ?? controlOf(form, 'name'))?.focus()
}

function receiptFor({ hours, project, states }: Pick<Uses, 'hours' | 'project' | 'states'>) {
  return (reply: ReceivedReply, sent: Dispatch, form: HTMLFormElement): SubmitResult => {
    if (!reply.ok) return reply
    const clock = { at: new Date(), isOverseas: isOverseas() }
    const receipt = receiptOf(
      { ...sent, states, project: sent.visit?.project ?? project },
      hours,
      clock,
    )
    return { ...reply, receipt, isFormInUse: !isBlank(form) }
  }
}

function resultOf(answer: FormOutcome | undefined): SubmitResult | undefined {
  if (!answer) return undefined
  const { status, text, visit, reference, withdraw, receipt, typed, asks, slot } = answer
  const unsent = status === 503 ? unsentText({ enquiry: typed, asks, visit: slot }) : ''
  return { ok: status === 200, text, visit, reference, withdraw, receipt, unsent }
}

function slotOf(form: HTMLFormElement, visitTo: string | undefined): VisitChoice | undefined {
  return visitTo === undefined ? undefined : readSlot(form, visitTo)
}

function unsentOf(form: HTMLFormElement, visitTo: string | undefined): string {
  const visit = slotOf(form, visitTo)
  return unsentText({ enquiry: readTyped(form), asks: readRequestedItems(form), visit })
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
  showResult({ ok: false, text: toastOf(wrong) })
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
