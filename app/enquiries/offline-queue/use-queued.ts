import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { snapshotOf } from '#app/enquiries/form/enquiry-form-data.ts'
import type { Dispatch } from '#app/enquiries/form/send-enquiry.ts'

import {
  forgetWaiting,
  hearWaiting,
  sendWaiting,
  sendWithoutVisit,
  tellPages,
  watchWaiting,
  type WaitingNews,
} from './send-queued.ts'
import { settleWaiting, type Heard, type WaitingEnquiry } from './queued-enquiry.ts'
import { hasWaiting } from './queue-mark.ts'
import { keepWaiting, listWaiting, REFUSED, thisDevice } from './queue-store.ts'

type State = 'offered' | 'kept' | 'shut' | 'refused'

export type Waiting = {
  state: State
  enquiry: WaitingEnquiry
  keep: () => Promise<void>
  tryNow: () => Promise<void>
  forget: () => Promise<void>
  change: () => void
  sendWithoutVisit: () => Promise<void>
}

type Snapshot = ReadonlyMap<Element, string>

type Uses = {
  form: RefObject<HTMLFormElement | null>
  page: string
  onAccepted: (form: HTMLFormElement, reply: Heard, sent: Snapshot) => void
  onChange: (form: HTMLFormElement, refused: WaitingEnquiry, isAsked: boolean) => void
}

export function useWaiting({ form, page, onAccepted, onChange }: Uses) {
  const [shown, setShown] = useState<{ state: State; enquiry: WaitingEnquiry; sent: Snapshot }>()
  useNews(shown?.state, ({ key, reply }) => {
    if (!shown || key !== shown.enquiry.key) return
    if (reply && !reply.ok) return setShown(refusedAs(shown, reply))
    setShown(undefined)
    if (reply && form.current) onAccepted(form.current, reply, shown.sent)
  })

  async function offer(enquiry: Dispatch, sent: Snapshot) {
    const isKept = (await waitingNow()).some(({ key }) => key === enquiry.key)
    setShown({ state: isKept ? 'kept' : 'offered', enquiry, sent })
  }

  /** After a reload: restores the queued enquiry of the typed `key`, or a refused one of this page. */
  async function resume(key: string) {
    const all = await waitingNow()
    const enquiry =
      all.find((one) => one.key === key) ??
      all.find((one) => one.refused !== undefined && one.page === page)
    if (!enquiry || !form.current) return
    const isRefused = enquiry.refused !== undefined
    if (isRefused) onChange(form.current, enquiry, false)
    const sent = snapshotOf(form.current)
    setShown({ state: isRefused ? 'refused' : 'kept', enquiry, sent })
  }
  useRefused(() => {
    if (!shown) void resume('')
  })

  async function settle(enquiry: Dispatch, reply: Heard, sent: Snapshot) {
    const { key } = enquiry
    const isKept = (await waitingNow()).some((one) => one.key === key)
    setShown((before) => (before?.enquiry.key === key ? undefined : before))
    if (!isKept) return false
    await settleWaiting(thisDevice, enquiry, reply)
    if (!reply.ok) setShown(refusedAs({ enquiry, sent }, reply))
    tellPages(reply.ok ? { key } : { key, reply })
    return !reply.ok
  }

  async function keep() {
    if (!shown) return
    try {
      await keepWaiting(shown.enquiry)
      setShown({ ...shown, state: 'kept' })
      watchWaiting()
    } catch {
      setShown({ ...shown, state: 'shut' })
    }
  }

  async function withoutVisit() {
    if (!shown) return
    setShown({ ...shown, state: 'kept', enquiry: await sendWithoutVisit(shown.enquiry) })
  }

  const waiting: Waiting | undefined = shown && {
    ...shown,
    keep,
    tryNow: sendWaiting,
    forget: async () => {
      setShown(undefined)
      await forgetWaiting(shown.enquiry.key)
    },
    change: () => form.current && onChange(form.current, shown.enquiry, true),
    sendWithoutVisit: withoutVisit,
  }
  return { waiting, offer, resume, settle }
}

/** A resend replaces the queued copy, which stays until the answer. */
export async function replaceWaiting(dispatch: Dispatch): Promise<void> {
  if ((await waitingNow()).some(({ key }) => key === dispatch.key)) await keepWaiting(dispatch)
}

/** An open channel would keep the page out of the back/forward cache. */
function useNews(state: State | undefined, onNews: (news: WaitingNews) => void): void {
  const hear = useEffectEvent(onNews)
  const isWaiting = state === 'kept' || state === 'refused'
  useEffect(() => (isWaiting ? hearWaiting((news) => hear(news)) : undefined), [isWaiting])
}

function useRefused(onRefused: () => void): void {
  const hear = useEffectEvent(onRefused)
  useEffect(() => {
    const listen = () => hear()
    document.addEventListener(REFUSED, listen)
    return () => document.removeEventListener(REFUSED, listen)
  }, [])
}

async function waitingNow(): Promise<WaitingEnquiry[]> {
  return hasWaiting() ? listWaiting() : []
}

function refusedAs({ enquiry, sent }: { enquiry: WaitingEnquiry; sent: Snapshot }, reply: Heard) {
  return { state: 'refused' as const, enquiry: { ...enquiry, refused: reply.text }, sent }
}
