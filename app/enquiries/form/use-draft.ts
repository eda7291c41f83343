import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { fieldsOf, type QueuedEnquiry } from '#app/enquiries/offline-queue/queued-enquiry.ts'

import { areEmpty, dropDraft, keepDraft, readDraft, type RestoredDraft } from './enquiry-draft.ts'
import {
  clearSent,
  controlOf,
  fillEmpty,
  fillOver,
  isBlank,
  readRequestedItems,
  readFields,
  checkRequestedItems,
} from './enquiry-form-data.ts'
import { requestText } from './enquiry.ts'
import type { FormOutcome } from './form-outcome.ts'

export function useTyped(page: string, follow: (form: HTMLFormElement) => void) {
  const key = useRef('')
  const written = useRef('')

  function keyOf(): string {
    key.current ||= randomKey()
    return key.current
  }

  function adoptKey(other: string) {
    key.current = other
  }

  function begin(form: HTMLFormElement, draft: RestoredDraft | undefined) {
    key.current = draft?.key ?? ''
    written.current = requestText(readRequestedItems(form))
    if (draft ? draft.isHere : !areEmpty(readFields(form))) keep(form)
    follow(form)
  }

  /** The fields that it wrote itself. */
  function keep(form: HTMLFormElement): string[] {
    const fields = followItems(form)
    keepDraft({ fields: readFields(form), asks: readRequestedItems(form), page, key: key.current })
    return fields
  }

  function emptySent(form: HTMLFormElement, sent: ReadonlyMap<Element, string>) {
    key.current = ''
    clearSent(form, sent)
    keep(form)
    follow(form)
  }

  /** Restores a refused enquiry; without a request from the visitor only into an empty form. */
  function bringBack(form: HTMLFormElement, refused: QueuedEnquiry, isRequested: boolean) {
    if (!isRequested && !isBlank(form)) return
    key.current = refused.key
    fillOver(form, fieldsOf(refused), refused.asks)
    keep(form)
    follow(form)
    if (isRequested) controlOf(form, refused.visit ? 'day' : 'name')?.focus()
  }

  /** Writes the ticked items as the message, unless the visitor has written one. */
  function followItems(form: HTMLFormElement): string[] {
    const message = controlOf(form, 'message')
    const text = requestText(readRequestedItems(form))
    if (text === written.current) return []
    const isOurs = message?.value === '' || message?.value === written.current
    if (message && isOurs) message.value = text
    written.current = text
    return isOurs ? ['message'] : []
  }

  return { keyOf, adoptKey, begin, keep, emptySent, bringBack }
}

function randomKey(): string {
  // randomUUID is absent on plain http except localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A message of the form's own makes room for one that a visitor wrote. */
function dropWritten(form: HTMLFormElement): void {
  const message = controlOf(form, 'message')
  if (message?.value === requestText(readRequestedItems(form))) message.value = ''
}

type Drafted = {
  form: RefObject<HTMLFormElement | null>
  page: string
  answer: FormOutcome | undefined
}

export function useDraft(
  { form, page, answer }: Drafted,
  onRestored: (form: HTMLFormElement, draft: RestoredDraft | undefined) => void,
): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    if (!form.current) return
    if (answer?.status === 200) dropDraft()
    const draft = readDraft(page)
    if (draft) dropWritten(form.current)
    if (draft) fillEmpty(form.current, draft.fields)
    if (draft?.isHere) checkRequestedItems(form.current, draft.asks)
    const message = controlOf(form.current, 'message')
    if (message?.value === '') message.value = requestText(readRequestedItems(form.current))
    restored(form.current, draft)
  }, [form, page, answer])
}
