import { setTimeout as sleep } from 'node:timers/promises'

import { sendEnquiry } from '#test/helpers/site/site.ts'

const PAGES = ['/', '/projects', '/connect', '/lodha-goa', '/city/Noida', '/search-index.json']
const READERS = 6
const SENDERS = 3
/** Milliseconds between two requests of one visitor. */
const PAUSE_MS = 20

/** What visitors met while they asked: `failures` are answers that none should get. */
export type Met = { pages: number; acknowledged: string[]; failures: string[] }

/** Visitors who read pages and send enquiries without a break until the test stops them. */
export function steadyVisitors(address: string): { stop: () => Promise<Met> } {
  const met: Met = { pages: 0, acknowledged: [], failures: [] }
  const over = new AbortController()

  async function read(from: number): Promise<void> {
    for (let index = from; !over.signal.aborted; index += 1) {
      const path = PAGES[index % PAGES.length] ?? '/'
      try {
        const answer = await fetch(address + path)
        await answer.arrayBuffer()
        if (answer.status === 200) met.pages += 1
        else met.failures.push(`${path}: ${answer.status}`)
      } catch (error) {
        met.failures.push(`${path}: ${String(error)}`)
      }
      await sleep(PAUSE_MS)
    }
  }

  async function send(): Promise<void> {
    while (!over.signal.aborted) {
      try {
        const { message, status } = await sendEnquiry(address)
        if (status === 200) met.acknowledged.push(message)
        else met.failures.push(`enquiry: ${status}`)
      } catch (error) {
        met.failures.push(`enquiry: ${String(error)}`)
      }
      await sleep(PAUSE_MS)
    }
  }

  const visitors = [
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: SENDERS }, send),
  ]
  return {
    stop: async () => {
      over.abort()
      await Promise.all(visitors)
      return met
    },
  }
}
