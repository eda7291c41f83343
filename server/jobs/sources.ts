import { hasImportWork, workOnImports } from '#app/sources/files/run-imports.server.ts'
import {
  hasWaitingDeliveries,
  readWaitingDeliveries,
} from '#app/sources/pipeline/waiting-deliveries.server.ts'
import { hasDuePulls, pullNext } from '#app/sources/pull/pull-sources.server.ts'
import { hasWatched, watchSources } from '#app/sources/pull/watch-sources.server.ts'
import { log } from '#server/observability/log.ts'

import { defineJob } from './define-job.ts'
import { alertSources } from './push/alert-sources.ts'

const report = (error: unknown) => log.error({ err: error }, 'a delivery was not read')
const reportImport = (error: unknown) =>
  log.error({ err: error }, 'rows of a file were not imported')

/** Reads stored deliveries of sources that no process has read yet. */
export const sourceDeliveries = defineJob({
  name: 'source-deliveries',
  everySeconds: 60,
  look: { everySeconds: 3, hasWork: hasWaitingDeliveries },
  isRunAtStart: true,
  run: async ({ db, signal }) => {
    while (!signal.aborted && (await readWaitingDeliveries(db, report)) > 0);
  },
})

/** Reads the sources that do not send to us, each by its own interval. */
export const sourcePulls = defineJob({
  name: 'source-pulls',
  everySeconds: 300,
  look: { everySeconds: 5, hasWork: hasDuePulls },
  events: ['source.changed'],
  run: async ({ db, signal }) => {
    while (!signal.aborted && (await pullNext(db, report)));
  },
})

/** Stays connected to mailboxes, so that a new mail is read at once; five minutes each time. */
export const sourceWatch = defineJob({
  name: 'source-watch',
  everySeconds: 300,
  look: { everySeconds: 5, hasWork: hasWatched },
  isRunAtStart: true,
  run: ({ db, signal }) => watchSources(db, signal),
})

/** Imports files of leads, part by part, and takes imports back. */
export const sourceImports = defineJob({
  name: 'source-imports',
  everySeconds: 60,
  look: { everySeconds: 2, hasWork: hasImportWork },
  run: async ({ db, signal }) => {
    while (!signal.aborted && (await workOnImports(db, reportImport)));
  },
})

/** Mails the team, and alerts the devices of owners, of sources that fail or are quiet. */
export const sourceAlarms = defineJob({
  name: 'source-alarms',
  everySeconds: 300,
  run: ({ db, boss }) => alertSources(db, boss, new Date()),
})
