import { createHash } from 'node:crypto'

import { z } from 'zod'

import { chainFault, type ChainLink } from './chain.ts'

const head = z.strictObject({
  file: z.literal('privacy-record/1'),
  person: z.string(),
  made: z.iso.datetime(),
  links: z.number().int().positive(),
  head: z.string(),
})
const noticeLine = z.strictObject({ version: z.string(), hash: z.string(), text: z.string() })
const linkLine = z.strictObject({ body: z.string(), previous: z.string(), hash: z.string() })

type Printed = {
  /** Keyed hash of the phone. */
  person: string
  made: Date
  notices: readonly z.infer<typeof noticeLine>[]
  links: readonly ChainLink[]
}

/** JSON Lines: header, notices, then the chain, oldest link first. */
export function recordFile({ person, made, notices, links }: Printed): string {
  const first = {
    file: 'privacy-record/1',
    person,
    made: made.toISOString(),
    links: links.length,
    head: links.at(-1)?.hash ?? '',
  }
  const inOrder = links.map(({ body, previous, hash }) => ({ body, previous, hash }))
  const noticeLines = notices.map(({ version, hash, text }) => ({ version, hash, text }))
  return [first, ...noticeLines, ...inOrder].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** Undefined for an unaltered file. */
export function recordFault(file: string): string | undefined {
  const [first = '', ...rest] = file.split('\n').filter((line) => line !== '')
  const about = head.safeParse(read(first))
  if (!about.success) return 'This is not a record of the site.'
  const links: ChainLink[] = []
  const known = new Set<string>()
  for (const [index, line] of rest.entries()) {
    const value = read(line)
    const [notice, link] = [noticeLine.safeParse(value), linkLine.safeParse(value)]
    if (link.success) links.push(link.data)
    else if (!notice.success) return `Line ${index + 2} cannot be read.`
    else if (sha256(notice.data.text) !== notice.data.hash)
      return `Notice ${notice.data.version} was altered.`
    else known.add(notice.data.hash)
  }
  const fault = chainFault(links, about.data.person)
  if (fault !== undefined) return fault
  if (links.length !== about.data.links || links.at(-1)?.hash !== about.data.head)
    return 'Links at the end are missing.'
  const unknown = links.flatMap(({ body }) => /"notice":"([0-9a-f]{64})"/.exec(body)?.[1] ?? [])
  return unknown.every((hash) => known.has(hash)) ? undefined : 'A notice is missing.'
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
