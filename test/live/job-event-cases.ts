import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { sendAgain } from '#app/notifications/deliveries.server.ts'
import { noticeTeam } from '#app/notifications/team-notification.server.ts'
import { staffMember } from '#app/staff/staff.ts'
import { suspendPerson } from '#app/staff/team/access.server.ts'
import type { Executor } from '#db/client.server.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

type Write = (trx: Executor) => Promise<unknown>
type Case = { name: string; events: readonly string[]; given: (start: Executor) => Promise<Write> }

/** Writes that start a job and concern no open dashboard. */
export const jobEventCases: readonly Case[] = [
  {
    name: 'noticeTeam',
    events: ['notification.created'],
    given: async () => (trx) => noticeTeam(trx, 'please-check', 1),
  },
  {
    name: 'sendAgain',
    events: ['notification.created'],
    async given(start) {
      const lead_id = await addNewLead(start)
      const event_id = crypto.randomUUID()
      await start
        .insertInto('deliveries')
        .values({
          event_id,
          lead_id,
          kind: 'enquiry',
          way: 'visitor',
          target: '',
          dead_at: new Date(),
        })
        .execute()
      return (trx) => sendAgain(trx)
    },
  },
  {
    name: 'switchTaking',
    events: ['assignment.changed'],
    async given(start) {
      const staffId = await addAgent(start, 'switches')
      return (trx) => switchTaking(trx, { staffId, isTaking: false }, staffId)
    },
  },
  {
    name: 'suspendPerson',
    events: ['team.changed'],
    async given(start) {
      const id = await addAgent(start, 'suspended')
      const by = await addAgent(start, 'suspends', { role: 'owner' })
      const owner = staffMember.parse({
        id: by,
        role: 'owner',
        name: 'Asha',
        phone: '+15550002222',
      })
      return (trx) => suspendPerson(trx, id, owner)
    },
  },
]
