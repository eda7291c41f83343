import { writeAudit } from '#app/audit/audit-log.server.ts'
import { draftState } from '#app/editor/draft/draft-state.ts'
import { sentSources } from '#app/editor/draft/sent-draft.server.ts'
import type { RoadChoice } from '#app/editor/form/missing-parts.tsx'
import { projectFields } from '#app/editor/form/project-fields.server.ts'
import {
  archivedProjects,
  currentPublished,
  everPublished,
  fileCatalogue,
  namedOnMap,
  publishContext,
  storedFile,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { namedSources } from '#app/projects/facts/named-sources.ts'
import { archiveProject } from '#app/projects/publishing/archive.server.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import {
  projectLinks,
  projectSchedules,
  projectVersions,
} from '#app/projects/publishing/project-store.server.ts'
import {
  checkVersion,
  publishProject,
  publishScheduledProject,
} from '#app/projects/publishing/publish-project.server.ts'
import { roadNames, roadOf } from '#app/projects/road-map/own-road.ts'
import { publishSourced } from '#app/projects/publishing/publish-sourced.server.ts'
import { nameIn, textAt, withValue, type Content } from '#app/publishing/edited-content.ts'
import {
  projectSlots,
  undescribedSlots,
} from '#app/routes/dashboard/photos/project-slots.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { roadMap } from '#content/roads.ts'

import type { DocumentType, KnownDocument } from './document-type.server.ts'

const options = () => ({ fileProjects: fileCatalogue(), known: currentPublished() })

export const projectType: DocumentType<number> = {
  kind: 'project',
  versions: projectVersions,
  schedules: projectSchedules,
  links: projectLinks,
  absent: texts.absent,
  sentSources,
  namedSources,
  findKnown: (name) => (/^\d{1,9}$/.test(name) ? knownProject(Number(name)) : undefined),
  publishScheduled: () => publishScheduledProject(options()),
  entry: (action, listing) => ({ kind: `listing-${action}`, listing }),
  photoEntry: (action, listing, slot) => ({ kind: `photograph-${action}`, listing, slot }),
  auditRevoked: (project) => ({ kind: 'project-schedule-revoked', project }),
}

function knownProject(id: number): KnownDocument<number> {
  const published = everPublished(id)
  const isArchived = archivedProjects().some((project) => project.id === id)
  const context = () => ({ before: published, ...publishContext() })
  return {
    subject: id,
    published,
    isArchived,
    file: fileCatalogue().find((project) => project.id === id),
    storedFile: storedFile(id),
    nameOf: nameIn,
    formProps: (content) => ({
      name: undefined,
      fields: projectFields(),
      note: undefined,
      missed: {
        road: roadChoice(id, content),
        undescribed: undescribedSlots(() => projectSlots(id, content)),
      },
      hasPhotos: true,
      hasPage: published !== undefined || parseProject(content).project !== undefined,
      isOnSite: published !== undefined && !isArchived,
    }),
    slots: (content) => projectSlots(id, content),
    withOwnFields: (content) => withValue(content, ['id'], id),
    stateOf: (content, sources) => draftState(content, sources, context()),
    faultsIn: (content) => parseProject(content).faults,
    refusalAt: (_moment, version) => {
      const checked = checkVersion({ ...version, subject: id }, context())
      return 'kind' in checked ? checked : undefined
    },
    publish: async (trx, input, by) => {
      const shared = { by, ...options() }
      if ('isArchived' in input) {
        const notes = { note: texts.takenOff, rebased: texts.retainedDraft }
        const done = await archiveProject(trx, id, { ...shared, ...notes })
        if (done.kind === 'published')
          await writeAudit(trx, by, { kind: 'listing-archived', listing: id })
        return done
      }
      return input.isPartly
        ? publishSourced(trx, input.version, { ...shared, heldBack: texts.withheld })
        : publishProject(trx, { id: input.version }, shared)
    },
    previewPath: (token) => `/preview/${token}`,
  }
}

function roadChoice(id: number, content: Content): RoadChoice {
  const published = everPublished(id)
  return {
    isMapped: published !== undefined && namedOnMap().has(published.slug),
    roads: roadNames(roadMap),
    likely: roadOf(textAt(content, 'location'), roadMap),
  }
}
