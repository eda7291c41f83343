import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { snapshotOf } from '#app/enquiries/form/enquiry-form-data.ts'
import type { Dispatch } from '#app/enquiries/form/send-enquiry.ts'

import {
  forgetQueued,
  onQueueEvent,
  sendQueued,
  sendWithoutVisit,
  notifyPages,
  watchQueue,
  type QueueEvent,
} from './send-queued.ts'
import { settleQueued, type ReceivedReply, type QueuedEnquiry } from './queued-enquiry.ts'
import { hasQueued } from './queue-mark.ts'
import { saveQueued, listQueued, REFUSED, thisDevice } from './queue-store.ts'

type State = 'offered' | 'kept' | 'shut' | 'refused'

export type QueueState = {
  state: State
  enquiry: QueuedEnquiry
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
  onAccepted: (
    form: HTMLFormElement,
    reply: ReceivedReply,
    sent: Snapshot,
    enquiry: QueuedEnquiry,
  ) => void
  onChange: (form: HTMLFormElement, refused: QueuedEnquiry, isRequested: boolean) => void
}

export function useQueued({ form, page, onAccepted, onChange }: Uses) {
  const [shown, setShown] = useState<{ state: State; enquiry: QueuedEnquiry; sent: Snapshot }>()
  useQueueEvents(shown?.state, ({ key, reply }) => {
    if (!shown || key !== shown.enquiry.key) return
    if (reply && !reply.ok) return setShown(refusedAs(shown, reply))
    setShown(undefined)
    if (reply && form.current) onAccepted(form.current, reply, shown.sent, shown.enquiry)
  })

  async function offer(enquiry: Dispatch, sent: Snapshot) {
    const isQueued = (await currentQueue()).some(({ key }) => key === enquiry.key)
    setShown({ state: isQueued ? 'kept' : 'offered', enquiry, sent })
  }

  /** After a reload: restores the queued enquiry of the typed `key`, or a refused one of this page. */
  async function resume(key: string) {
    const all = await currentQueue()
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

  async function settle(enquiry: Dispatch, reply: ReceivedReply, sent: Snapshot) {
    const { key } = enquiry
    const isQueued = (await currentQueue()).some((one) => one.key === key)
    setShown((before) => (before?.enquiry.key === key ? undefined : before))
    if (!isQueued) return false
    await settleQueued(thisDevice, enquiry, reply)
    if (!reply.ok) setShown(refusedAs({ enquiry, sent }, reply))
    notifyPages(reply.ok ? { key } : { key, reply })
    return !reply.ok
  }

  async function keep() {
    if (!shown) return
    try {
      await saveQueued(shown.enquiry)
      setShown({ ...shown, state: 'kept' })
      watchQueue()
    } catch {
      setShown({ ...shown, state: 'shut' })
    }
  }

  async function withoutVisit() {
    if (!shown) return
    setShown({ ...shown, state: 'kept', enquiry: await sendWithoutVisit(shown.enquiry) })
  }

  const queue: QueueState | undefined = shown && {
    ...shown,
    keep,
    tryNow: sendQueued,
    forget: async () => {
      setShown(undefined)
      await forgetQueued(shown.enquiry.key)
    },
    change: () => form.current && onChange(form.current, shown.enquiry, true),
    sendWithoutVisit: withoutVisit,
  }
  return { queue, offer, resume, settle }
}

/** A resend replaces the queued copy, which stays until the answer. */
export async function replaceQueued(dispatch: Dispatch): Promise<void> {
  if ((await currentQueue()).some(({ key }) => key === dispatch.key)) await saveQueued(dispatch)
}

/** An open channel would keep the page out of the back/forward cache. */
function useQueueEvents(state: State | undefined, onEvent: (event: QueueEvent) => void): void {
  const hear = useEffectEvent(onEvent)
  const isQueued = state === 'kept' || state === 'refused'
  useEffect(() => (isQueued ? onQueueEvent((event) => hear(event)) : undefined), [isQueued])
}

function useRefused(onRefused: () => void): void {
  const hear = useEffectEvent(onRefused)
  useEffect(() => {
    const listen = () => hear()
    document.addEventListener(REFUSED, listen)
    return () => document.removeEventListener(REFUSED, listen)
  }, [])
}

async function currentQueue(): Promise<QueuedEnquiry[]> {
  return hasQueued() ? listQueued() : []
}

function refusedAs(
  { enquiry, sent }: { enquiry: QueuedEnquiry; sent: Snapshot },
  reply: ReceivedReply,
) {
  return { state: 'refused' as const, enquiry: { ...enquiry, refused: reply.text }, sent }
}
