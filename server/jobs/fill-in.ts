import { setTimeout as sleep } from 'node:timers/promises'

import { fillLeadInterests } from '#app/enquiries/fill-lead-interests.server.ts'
import { fillReferences } from '#app/enquiries/fill-references.server.ts'
import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'
import { fillSearchWords } from '#app/leads/search/words/fill-search-words.server.ts'
import { db, type Executor } from '#db/client.server.ts'

import { defineJob } from './define-job.ts'

/** Milliseconds between two batches. */
const REST_MS = 100

/** During a deployment older processes still write incomplete leads. */
const rules = { everySeconds: 600, isRunAtStart: true } as const

export const fillNames = defineJob({
  name: 'fill-names',
  ...rules,
  run: ({ signal }) => fillIn(fillNameKeys, signal),
})

export const fillInterests = defineJob({
  name: 'fill-interests',
  ...rules,
  run: ({ signal }) => fillIn(fillLeadInterests, signal),
})

export const fillLeadReferences = defineJob({
  name: 'fill-references',
  ...rules,
  run: ({ signal }) => fillIn(fillReferences, signal),
})

export const fillWords = defineJob({
  name: 'fill-search-words',
  ...rules,
  run: ({ signal }) => fillIn(fillSearchWords, signal),
})

async function fillIn(fill: (db: Executor) => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await fill(db)) > 0)
    // The signal rejects the wait, which ends the loop.
    await sleep(REST_MS, undefined, { signal, ref: false }).catch(() => undefined)
}
