import { z } from 'zod'

import type { DraftState } from '#app/editor/draft/draft-answer.ts'
import { pageFields } from '#app/editor/form/page-fields.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { newestPage } from '#app/pages/current-pages.server.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { isLegal, isPageName, pagePaths, type PageName } from '#app/pages/page-content.ts'
import { checkPageContent, readPageContent, type CheckContext } from '#app/pages/page-faults.ts'
import { pageLinks, pageSchedules, pageVersions } from '#app/pages/publishing/page-store.server.ts'
import { publishPage, publishScheduledPage } from '#app/pages/publishing/publish-page.server.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { differences } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { hasPhotos, pageSlots } from '#app/routes/dashboard/photos/page-slots.server.ts'
import { undescribedSlots } from '#app/routes/dashboard/photos/project-slots.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import { storedPages } from '#content/pages/stored-pages.ts'

import type { DocumentType, KnownDocument } from './document-type.server.ts'

export const pageType: DocumentType<string> = {
  kind: 'page',
  versions: pageVersions,
  schedules: pageSchedules,
  links: pageLinks,
  absent: texts.absent,
  sentSources: z.strictObject({}),
  namedSources: () => ({}),
  findKnown: (name) => (isPageName(name) ? knownPage(name) : undefined),
  publishScheduled: (now) =>
    publishScheduledPage({ fromFile: filePages, today: indianDay(now), isPage }),
  entry: (action, page) => ({ kind: `words-${action}`, page }),
  photoEntry: (action, page) => ({ kind: `portrait-${action}`, page }),
  auditRevoked: (page) => ({ kind: 'page-schedule-revoked', page }),
}

function knownPage(page: PageName): KnownDocument<string> {
  const shown = newestPage(page)
  const on = (moment: Date) => ({ shown, today: indianDay(moment), isPage })
  return {
    subject: page,
    published: shown,
    isArchived: false,
    file: filePages[page],
    storedFile: storedPages[page],
    nameOf: () => texts.pages[page],
    formProps: (content) => ({
      name: texts.pages[page],
      fields: pageFields(page),
      note: isLegal(page) ? texts.legal : undefined,
      missed: { undescribed: undescribedSlots(() => pageSlots(page, content)) },
      hasPhotos: hasPhotos(page),
      hasPage: true,
      isOnSite: false,
    }),
    slots: (content) => pageSlots(page, content),
    withOwnFields: (content) => content,
    stateOf: (content) => pageState(page, content, on(new Date())),
    faultsIn: (content) => readPageContent(page, content).faults,
    refusalAt: (moment, { content }) => {
      const { faults } = pageState(page, content, on(moment))
      return faults.length > 0 ? { kind: 'faulty', faults } : undefined
    },
    publish: async (trx, input, by) => {
      if (!('version' in input)) return { kind: 'absent' }
      const options = { by, fromFile: filePages, today: indianDay(new Date()), isPage }
      const done = await publishPage(trx, { id: input.version }, options)
      if (done.kind !== 'published') return done
      return done.from === undefined
        ? { kind: 'published', changes: [] }
        : { kind: 'announced', from: checkedDay({ on: done.from }) }
    },
    previewPath: (token) => {
      const [, anchor] = pagePaths[page].split('#')
      return `/preview/words/${token}${anchor === undefined ? '' : `#${anchor}`}`
    },
  }
}

function pageState(page: PageName, content: Content, context: CheckContext): DraftState {
  const found = differences(context.shown, content)
  return {
    differences: found,
    changes: [],
    isMore: found.length > 0,
    isPartSound: true,
    faults: checkPageContent(page, content, context).faults,
  }
}
