import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import type { LeadRequirement } from './lead-requirement.ts'

type Props = { lead: DashboardLead; requirement: LeadRequirement }

/** The projects that match; sending opens a message with the project and its address. */
export function MatchingProjects({ lead, requirement: { matches, words } }: Props) {
  if (words === '') return null
  if (matches.length === 0) return <p className="caption">{texts.noMatch}</p>
  return (
    <details className="matches">
      <summary>
        {texts.matches} <span className="caption">{matches.length}</span>
      </summary>
      <ul>
        {matches.map(({ slug, name, detail, whatsApp, mail }) => {
          const dataAttributes = {
            'data-lead': lead.id,
            'data-name': lead.name,
            'data-about': slug,
          }
          return (
            <li key={slug}>
              <span>
                <a className="link" href={`/${slug}`} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
                <span className="caption">{detail}</span>
              </span>
              {mail === undefined ? null : (
                <a
                  className="button button--line"
                  href={mail}
                  aria-label={texts.mailTo(name)}
                  data-way="mail"
                  {...dataAttributes}
                >
                  <DashboardIcon name="mail" />
                </a>
              )}
              <a
                className="button button--line"
                href={whatsApp}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={texts.sendTo(name)}
                data-way="whatsapp"
                {...dataAttributes}
              >
                <Icon name="chat" />
                {texts.send}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
