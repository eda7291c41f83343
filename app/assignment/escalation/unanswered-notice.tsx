import { Link } from 'react-router'

import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { Icon } from '#app/ui/media/icon.tsx'

export type UnansweredLine = {
  id: string
  name: string
  phone: string
  owner: string
  people: number
  working: string
  wall: string
}

export function UnansweredNotice({
  leads,
  count,
}: {
  leads: readonly UnansweredLine[]
  count: number
}) {
  if (count === 0) return null
  return (
    <section className="overlap unanswered" aria-labelledby="unanswered">
      <h2 id="unanswered">
        <Icon name="alert" />
        {texts.escalated(count)}
      </h2>
      <ul>
        {leads.map(({ id, name, phone, owner, people, working, wall }) => (
          <li key={id}>
            <Link to={`/dashboard/leads/${id}`}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <a href={telephoneAddress(dialledPhone(phone))}>{phone}</a>
            <span>
              {texts.escalatedLead(owner, people)}; {texts.elapsedTime(working, wall)}
            </span>
          </li>
        ))}
      </ul>
      {count > leads.length ? <p>{texts.more(count - leads.length)}</p> : null}
    </section>
  )
}
