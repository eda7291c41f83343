import { z } from 'zod'

import { officeTime } from '#app/lib/dates/office-time.ts'
import { sourceEventTexts as texts } from '#app/strings/en/sources/events.ts'

const call = z.object({
  source: z.string(),
  direction: z.enum(['incoming', 'outgoing']),
  outcome: z.enum(['answered', 'missed']),
  calledNumber: z.string().optional(),
  agentNumber: z.string().optional(),
  durationS: z.number().optional(),
  recordingUrl: z.string().optional(),
  /** A later event of a call that has a line. */
  isMore: z.boolean().optional(),
})
export type SourceCallEvent = z.infer<typeof call>

const enquiry = z.object({
  source: z.string(),
  /** When the person sent it there; ISO 8601. */
  at: z.string(),
  /** Of a repeat enquiry. */
  message: z.string().optional(),
})
export type SourceEnquiryEvent = z.infer<typeof enquiry>

/** The JSON of a history line; words come when it is shown. */
export function sourceEvent(event: SourceCallEvent | SourceEnquiryEvent): string {
  return JSON.stringify(event)
}

/** A history line in words, and a call's recording, which opens at its provider. */
export function sourceLine(stored: string): { text: string; recordingUrl?: string } {
  const value = jsonIn(stored)
  const called = call.safeParse(value)
  if (called.success) return callLine(called.data)
  const enquired = enquiry.safeParse(value)
  if (!enquired.success) return { text: stored }
  const { source, at, message } = enquired.data
  const moment = momentOf(at)
  return {
    text:
      message === undefined
        ? texts.enquiry(source, moment)
        : texts.repeat(source, moment, message || texts.noMessage),
  }
}

function callLine({ source, direction, outcome, durationS, ...event }: SourceCallEvent) {
  const parts = [
    event.isMore === true ? texts.moreOfCall[outcome] : texts.call[direction][outcome],
    durationS !== undefined && outcome === 'answered' && texts.duration(durationS),
    event.calledNumber !== undefined && texts.called(event.calledNumber),
    event.agentNumber !== undefined && texts.agent(event.agentNumber),
    texts.by(source),
  ]
  const text = parts.filter((part) => part !== false).join(', ')
  const { recordingUrl } = event
  const isLink = recordingUrl !== undefined && /^https?:\/\//i.test(recordingUrl)
  return { text, ...(isLink && { recordingUrl }) }
}

function momentOf(at: string): string {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? at : officeTime(moment).slice(0, 16)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
