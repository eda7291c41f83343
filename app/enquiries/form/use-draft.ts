import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { fieldsOf, type WaitingEnquiry } from '#app/enquiries/offline-queue/queued-enquiry.ts'

import { areEmpty, dropDraft, keepDraft, readDraft, type KeptDraft } from './enquiry-draft.ts'
import {
  clearSent,
  controlOf,
  fillEmpty,
  fillOver,
  isBlank,
  readAsks,
  readFields,
  tickAsks,
} from './enquiry-form-data.ts'
import type { FormOutcome } from './form-outcome.ts'

/**
 * What is typed into a form of that page, kept for this tab with the key of its enquiry. `follow` brings
 * what the form says of its phone to what is there now.
 */
export function useTyped(page: string, follow: (form: HTMLFormElement) => void) {
  const key = useRef('')

  /** The key of this enquiry, a new one where it has none. */
  function keyOf(): string {
    key.current ||= randomKey()
    return key.current
  }

  function adoptKey(other: string) {
    key.current = other
  }

  /** What was typed before the script came is kept as well. */
  function begin(form: HTMLFormElement, draft: KeptDraft | undefined) {
    key.current = draft?.key ?? ''
    if (draft ? draft.isHere : !areEmpty(readFields(form))) keep(form)
    follow(form)
  }

  function keep(form: HTMLFormElement) {
    keepDraft({ fields: readFields(form), asks: readAsks(form), page, key: key.current })
  }

  function emptySent(form: HTMLFormElement, sent: ReadonlyMap<Element, string>) {
    key.current = ''
    clearSent(form, sent)
    keep(form)
    follow(form)
  }

  /** Puts a refused enquiry back; unless its sender asked for that, only where nothing is typed. */
  function bringBack(form: HTMLFormElement, refused: WaitingEnquiry, isAsked: boolean) {
    if (!isAsked && !isBlank(form)) return
    key.current = refused.key
    fillOver(form, fieldsOf(refused), refused.asks)
    keep(form)
    follow(form)
    if (isAsked) controlOf(form, refused.visit ? 'day' : 'name')?.focus()
  }

  return { keyOf, adoptKey, begin, keep, emptySent, bringBack }
}

function randomKey(): string {
  // randomUUID is absent on a plain http address that is not localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Drafted = {
  form: RefObject<HTMLFormElement | null>
  /** Path of the page that the form stands on. */
  page: string
  answer: FormOutcome | undefined
}

/** Puts what this tab keeps back into the form once the script runs. */
export function useDraft(
  { form, page, answer }: Drafted,
  onRestored: (form: HTMLFormElement, draft: KeptDraft | undefined) => void,
): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    if (!form.current) return
    if (answer?.status === 200) dropDraft()
    const draft = readDraft(page)
    if (draft) fillEmpty(form.current, draft.fields)
    if (draft?.isHere) tickAsks(form.current, draft.asks)
    restored(form.current, draft)
  }, [form, page, answer])
}
