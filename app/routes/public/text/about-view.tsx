import type { ComponentProps } from 'react'
import { useRouteLoaderData } from 'react-router'

import { agentTexts } from '#app/config/agent-texts.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { PeopleList } from '#app/pages/people-list.tsx'
import peopleSheet from '#app/pages/people.css?url'
import type { RootData } from '#app/root.tsx'
import { hoursTexts } from '#app/staff/working-hours/hours-text.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { TextPageView } from './text-page-view.tsx'

type Props = Omit<ComponentProps<typeof TextPageView>, 'first'>

/** First who answers and where they are, then what they do. */
export function AboutView(view: Props) {
  const root = useRouteLoaderData<RootData>('root')
  return (
    <TextPageView
      {...view}
      first={
        <>
          <Team people={view.page.people} />
          {root ? <Office {...root} /> : null}
        </>
      }
    />
  )
}

function Team({ people }: Pick<Props['page'], 'people'>) {
  const field = useField('text')
  if (!people) return null
  return (
    <li id="people" {...field('people')}>
      <Sheet href={peopleSheet} />
      <h2>Our team</h2>
      <PeopleList people={people} />
    </li>
  )
}

function Office({ site, hours }: Pick<RootData, 'site' | 'hours'>) {
  const { phone, email } = site
  const open = hoursTexts(hours?.hours ?? [])
  const agents = agentTexts(site)
  return (
    <li id="office">
      <h2>Our office</h2>
      <ul className="ledger">
        <li>
          <b>Address</b>
          <span>{site.office}</span>
        </li>
        {open.length === 0 ? null : (
          <li>
            <b>Office hours</b>
            <span>{open.join('; ')}</span>
          </li>
        )}
        {phone === undefined ? null : (
          <li>
            <b>Phone</b>
            <a className="link" href={telephoneAddress(phone)}>
              {phone}
            </a>
          </li>
        )}
        {email === undefined ? null : (
          <li>
            <b>Email</b>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {agents.length === 0 ? null : (
          <li>
            <b>RERA agent registration</b>
            <span>{agents.join(', ')}</span>
          </li>
        )}
      </ul>
    </li>
  )
}
