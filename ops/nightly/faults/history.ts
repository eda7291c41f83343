import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

import { z } from 'zod'

/** Leads and people have their index in the set-up; `token` is unique and finds the operation in the database. */
const operation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('enquiry'),
    token: z.string(),
    way: z.enum(['call', 'form']),
    phone: z.string(),
    /** A wrong one has a phone that the site refuses. */
    isRight: z.boolean(),
    /** Sent at once, as by a double press. */
    copies: z.number(),
    /** Maximum sends; the next one only if the last had no answer. */
    tries: z.number(),
  }),
  z.object({
    kind: z.literal('merge'),
    lead: z.number(),
    other: z.number(),
    tries: z.number(),
    isTakenBack: z.boolean(),
  }),
  z.object({
    kind: z.literal('unmerge'),
    lead: z.number(),
    other: z.number(),
    changeSetId: z.string(),
  }),
  z.object({
    kind: z.literal('hand-over'),
    token: z.string(),
    lead: z.number(),
    to: z.number(),
    /** Without the owner that the client knows. */
    isBlind: z.boolean(),
  }),
  /** The project's summary and possession date contain the token. */
  z.object({ kind: z.literal('publish'), token: z.string() }),
  /** At the next full minute. */
  z.object({ kind: z.literal('schedule'), token: z.string() }),
  z.object({ kind: z.literal('words'), token: z.string() }),
  /** Into a slot that no other operation uses; its description is the token. */
  z.object({
    kind: z.literal('photo'),
    token: z.string(),
    projectId: z.number(),
    slot: z.string(),
  }),
])
export type Operation = z.infer<typeof operation>

const at = z.number().describe('Milliseconds since the beginning')
const end = {
  op: z.string(),
  at,
  /** Milliseconds of the slowest try. */
  slowest: z.number(),
  why: z.string(),
}

const entry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    seed: z.number(),
    kinds: z.array(z.object({ name: z.string(), rounds: z.number() })),
  }),
  z.object({ type: z.literal('invoke'), op: z.string(), lane: z.number(), at, operation }),
  /** Acknowledged. */
  z.object({ type: z.literal('ok'), ...end, changeSetId: z.string().optional() }),
  /** Refused for good, or never sent. */
  z.object({ type: z.literal('fail'), ...end }),
  z.object({ type: z.literal('unknown'), ...end }),
  z.object({ type: z.literal('fault'), round: z.number(), kind: z.string(), at }),
  z.object({ type: z.literal('over'), round: z.number(), kind: z.string(), at, what: z.string() }),
  z.object({ type: z.literal('back'), round: z.number(), kind: z.string(), at }),
])
export type Entry = z.infer<typeof entry>
export type Ended = Extract<Entry, { type: 'ok' | 'fail' | 'unknown' }>

/** JSON lines, written before the program goes on. */
export function historyFile(path: string): (line: Entry) => void {
  writeFileSync(path, '')
  return (line) => appendFileSync(path, `${JSON.stringify(line)}\n`)
}

/** Throws on an invalid line. */
export function readHistory(path: string): Entry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)))
}
