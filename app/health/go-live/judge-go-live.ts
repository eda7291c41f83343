import type { Finding } from '#app/health/health-check.ts'
import { goLiveTexts } from '#app/strings/en/go-live.ts'

const { seen } = goLiveTexts

/** `first` is what an enquiry needs to reach the owner and stay. */
export const goLiveGroups = {
  first: ['business', 'email', 'backups', 'address'],
  week: ['team', 'rera', 'contact'],
} as const
export type GoLiveName = (typeof goLiveGroups)[keyof typeof goLiveGroups][number]

export const goLiveNames = Object.values(goLiveGroups).flat()

/** About how long each takes with what it needs at hand; an https address depends on who runs the server. */
export const goLiveMinutes: Partial<Record<GoLiveName, number>> = {
  business: 3,
  email: 4,
  rera: 2,
  backups: 3,
  team: 2,
  contact: 1,
}

/** Minutes that the open steps take. */
export function minutesLeft(steps: readonly GoLiveStep[]): number {
  const open = steps.filter(({ isDone }) => !isDone)
  return open.reduce((sum, { name }) => sum + (goLiveMinutes[name] ?? 0), 0)
}

/** A step of the list, with what the site sees of it. */
export type GoLiveStep = { name: GoLiveName; isDone: boolean; seen: string }

export type GoLiveFacts = {
  /** `missing` are the labels of details that are empty or still examples. */
  business: { brand: string; missing: readonly string[] }
  email: { hasServer: boolean; to: readonly string[] }
  /** `works` are the states that the owner works in, `registered` those with a registration as an agent. */
  states: { works: readonly string[]; registered: readonly string[] }
  backups: { isSet: boolean; finding: Finding }
  /** Without suspended people; `invited` by links that still work. */
  team: { joined: number; invited: number }
  /** The origin of PUBLIC_URL, '' without one. */
  origin: string
  contact: { name: string | undefined; email: string | undefined }
}

/** What is done of the list; the health checks judge more closely. */
export function judgeGoLive(facts: GoLiveFacts): GoLiveStep[] {
  const { business, states, backups, team, origin } = facts
  const found: Record<GoLiveName, Omit<GoLiveStep, 'name'>> = {
    business:
      business.missing.length === 0
        ? done(seen.business(business.brand))
        : open(seen.businessMissing(business.missing.join(', '))),
    email: judgeEmail(facts.email),
    rera: judgeRegistrations(states),
    backups: {
      isDone: backups.isSet && backups.finding.state !== 'bad',
      seen: backups.finding.message,
    },
    team:
      team.joined + team.invited > 1
        ? done(seen.team(team.joined, team.invited))
        : open(seen.noTeam),
    address: origin.startsWith('https:') ? done(seen.address(origin)) : open(seen.noAddress),
    contact: judgeContact(facts.contact),
  }
  return goLiveNames.map((name) => ({ name, ...found[name] }))
}

function judgeEmail({ hasServer, to }: GoLiveFacts['email']) {
  if (!hasServer) return open(seen.noServer)
  return to.length > 0 ? done(seen.email(to.join(', '))) : open(seen.noRecipient)
}

function judgeRegistrations({ works, registered }: GoLiveFacts['states']) {
  const missing = works.filter((state) => !registered.includes(state))
  if (registered.length === 0 && missing.length === 0) return open(seen.noRera)
  const found = registered.length === 0 ? '' : seen.rera(registered.join(', '))
  if (missing.length === 0) return done(found)
  return open([found, seen.reraMissing(missing.join(', '))].filter(Boolean).join(' '))
}

function judgeContact({ name, email }: GoLiveFacts['contact']) {
  if (name === undefined) return open(seen.noContact)
  return email === undefined ? open(seen.noContactEmail) : done(seen.contact(name, email))
}

const done = (text: string) => ({ isDone: true, seen: text })
const open = (text: string) => ({ isDone: false, seen: text })
