import { ways, type Found, type FoundChange } from '#ops/nightly/faults/checker/final-state.ts'
import { AGENTS, INITIAL_LEADS } from '#ops/nightly/faults/plan.ts'

export function modelState() {
  const enquiries: { token: string; owner: string }[] = []
  const merges: Found['merges'] = []
  const changes: FoundChange[] = []
  const receipts: Found['receipts'] = []
  const pushes: Found['pushes'] = []
  const publications: Found['publications'] = []
  const schedules: Found['schedules'] = []
  const words: Found['words'] = []
  const photos: Found['photos'] = []
  const dashboardLeads: Found['dashboardLeads'] = Array.from(
    { length: INITIAL_LEADS.merging + INITIAL_LEADS.handing },
    (_, place) => ({
      lead: `dashboard ${place}`,
      phone: `phone ${place}`,
      owner: null,
    }),
  )
  const agents = Array.from({ length: AGENTS }, (_, place) => `agent-${place}`)
  let serial = 0

  return {
    merges,
    changes,
    receipts,
    pushes,
    publications,
    schedules,
    words,
    photos,
    dashboardLeads,
    agents,
    nextChangeSetId: () => {
      serial += 1
      return `act ${serial}`
    },
    isStored: (token: string) => enquiries.some((one) => one.token === token),
    /** Returns the lead and its owner by round robin. */
    store: (token: string) => {
      const agent = agents[enquiries.length % agents.length] ?? ''
      const lead = `lead ${enquiries.length}`
      enquiries.push({ token, owner: agent })
      const rest = { kind: 'owner', was: null, became: agent, undoes: null, staff: null }
      changes.push({ lead, changeSetId: `gives ${lead}`, ...rest })
      return { lead, staff: agent }
    },
    changeOf: (lead: number, changeSetId: string): FoundChange => {
      const name = dashboardLeads[lead]?.lead ?? ''
      return {
        lead: name,
        changeSetId: changeSetId,
        kind: '',
        was: null,
        became: null,
        undoes: null,
        staff: 'owner',
      }
    },
    found: (): Found => ({
      enquiries: enquiries.map(foundEnquiry),
      turns: [],
      merges,
      changes,
      dashboardLeads,
      agents,
      torn: [],
      receipts,
      devices: agents,
      pushes,
      publications,
      schedules,
      shown: publications.at(-1)?.token ?? '',
      words,
      wordsShown: words.at(-1)?.token ?? '',
      photos,
    }),
  }
}

/** With all notifications and assignments done. */
function foundEnquiry({ token, owner }: { token: string; owner: string }, place: number) {
  return {
    lead: `lead ${place}`,
    token,
    owner,
    isSpam: false,
    consents: 1,
    waiting: 0,
    deliveries: ways.map((way) => ({ event: `event ${token}`, way, isSent: true, isDead: false })),
    roundRobinAssignments: 1,
    assignments: 1,
  }
}
export type ModelState = ReturnType<typeof modelState>
