import { enquiryAbout, demoPhone, randomOf, type DemoLead, type DemoProject } from './demo-lead.ts'
import { stories, type Story, type StoryVisit } from './demo-stories.ts'
import type { DemoWork } from './demo-work.ts'

const HOUR = 60 * 60 * 1000
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR

/** Oldest first. */
export const storyNotes = stories.flatMap(({ key, notes = [] }) =>
  notes.map((text) => ({ key: keyOf(key), text })),
)

export function keyOf(key: string): string {
  return `demo:story:${key}`
}

type StoryOptions = { projects: readonly DemoProject[]; now: Date; seed: number }

export function storyLeads({ projects, now, seed }: StoryOptions): DemoLead[] {
  const random = randomOf(seed)
  const phones = stories.map(() => demoPhone(random))
  return stories.map((story) => {
    const at = new Date(now.getTime() - story.hoursAgo * HOUR)
    return {
      name: story.name,
      phone: phones[story.phone]?.phone ?? '',
      country: phones[story.phone]?.country ?? '',
      email: `${story.mailbox}@example.com`,
      ...enquiryAbout(story.message, projects[story.project % projects.length]),
      campaign: {},
      key: keyOf(story.key),
      at,
      ...workOf(story, at, now),
    }
  })
}

function workOf({ work, visit }: Story, at: Date, now: Date): DemoWork {
  if (!work) return {}
  const { contactedAfterMinutes, nextInHours, ...facts } = work
  const nextAt =
    visit?.status === 'confirmed'
      ? visitHour(visit, now)
      : nextInHours === undefined
        ? undefined
        : new Date(now.getTime() + nextInHours * HOUR)
  return {
    ...facts,
    contactedAt: new Date(at.getTime() + contactedAfterMinutes * 60_000),
    ...(nextAt && { nextAt }),
  }
}

export function storyVisits(now: Date) {
  return stories.flatMap(({ key, visit }) =>
    visit ? [{ key: keyOf(key), status: visit.status, at: visitHour(visit, now) }] : [],
  )
}

function visitHour({ days, hour }: StoryVisit, now: Date): Date {
  const today = Math.floor((now.getTime() + IST) / (24 * HOUR))
  return new Date((today + days) * 24 * HOUR + hour * HOUR - IST)
}
