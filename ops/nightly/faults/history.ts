import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

import { z } from 'zod'

/**
 * What a client does. Leads of the desk are named by their place among those that were there from the
 * beginning, people by theirs; `token` is what no other operation has, and finds it in the database.
 */
const operation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('enquiry'),
    token: z.string(),
    way: z.enum(['call', 'form']),
    phone: z.string(),
    /** A wrong one has a phone that is refused. */
    isRight: z.boolean(),
    /** How many times it is sent at once, as by a double press. */
    copies: z.number(),
    /** How many times it is sent at most, the next time only where the last answer was none. */
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
    /** Without saying whose it was. */
    isBlind: z.boolean(),
  }),
  /** A listing is published whose summary and day of possession say the token. */
  z.object({ kind: z.literal('publish'), token: z.string() }),
  /** The same listing is to be published so at the next full minute. */
  z.object({ kind: z.literal('schedule'), token: z.string() }),
  /** The words of a page are published, one of which says the token. */
  z.object({ kind: z.literal('words'), token: z.string() }),
  /** A photograph is put into a slot of a listing that no other operation has; the token is what it shows. */
  z.object({
    kind: z.literal('photograph'),
    token: z.string(),
    listing: z.number(),
    slot: z.string(),
  }),
])
export type Operation = z.infer<typeof operation>

const at = z.number().describe('Milliseconds since the beginning')
const end = {
  op: z.string(),
  at,
  /** Milliseconds of the slowest of its tries. */
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
  /** Acknowledged; `act` is by what the desk calls it. */
  z.object({ type: z.literal('ok'), ...end, changeSetId: z.string().optional() }),
  /** Refused for good, or never sent. */
  z.object({ type: z.literal('fail'), ...end }),
  /** An error, or no answer at all. */
  z.object({ type: z.literal('unknown'), ...end }),
  z.object({ type: z.literal('fault'), round: z.number(), kind: z.string(), at }),
  z.object({ type: z.literal('over'), round: z.number(), kind: z.string(), at, what: z.string() }),
  z.object({ type: z.literal('back'), round: z.number(), kind: z.string(), at }),
])
/** A line of a history. */
export type Entry = z.infer<typeof entry>
export type Ended = Extract<Entry, { type: 'ok' | 'fail' | 'unknown' }>

/** Begins a file of lines of JSON; each line is there before what it tells of goes on. */
export function historyFile(path: string): (line: Entry) => void {
  writeFileSync(path, '')
  return (line) => appendFileSync(path, `${JSON.stringify(line)}\n`)
}

/** Reads a history back; throws where a line is none. */
export function readHistory(path: string): Entry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)))
}
