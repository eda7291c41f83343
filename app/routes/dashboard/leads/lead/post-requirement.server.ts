import { data, replace } from 'react-router'

import { leadAddress, placeOf } from '#app/leads/detail/bar/lead-place.ts'
import type { RequirementFault } from '#app/leads/requirement/requirement-panel.tsx'
import { changeRequirement } from '#app/leads/requirement/requirement-store.server.ts'
import type { ExactField } from '#app/leads/requirement/requirement-choices.ts'
import { requirementWords } from '#app/leads/requirement/requirement-words.ts'
import {
  noRequirement,
  readRequirement,
  requirementText,
  withChoice,
  withTyped,
  type Requirement,
} from '#app/leads/requirement/requirement.ts'
import { hasChanges } from '#app/leads/status/undo-change-set.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'
import { db } from '#db/client.server.ts'

import { withDone } from './done.ts'

type Field = (name: string) => string | undefined

/** One pressed choice, exact figures, or the guess as it stands. */
export async function postRequirement(
  field: Field,
  leadId: string,
  { staff, url }: { staff: Staff; url: URL },
) {
  const shown = readRequirement(field('requirement') ?? '')
  const seen = readRequirement(field('seen') ?? '')
  if (!shown || !seen) return refused({ text: panelTexts.unreadable })
  const typed = typedIn(field)
  const choice = field('choice')
  const next = choice === undefined ? withTyped(shown, typed) : chosen(shown, choice)
  if (next === undefined) return refused({ text: panelTexts.unreadable })
  if (typeof next === 'string') return refused({ text: texts.unreadable[next], typed })
  const changed = await changeRequirement(db, { leadId, seen, requirement: next }, staff)
  if (changed.kind === 'absent') throw data(panelTexts.absent, { status: 404 })
  if (changed.kind === 'conflict') {
    const sides = { seen, now: changed.now ?? noRequirement, mine: next }
    return refused({ text: texts.conflict, conflict: conflictOf(sides) }, 409)
  }
  const result = (await hasChanges(db, changed.changeSetId)) ? changed.changeSetId : 'same'
  return replace(withDone(leadAddress(placeOf(url), leadId), result))
}

function chosen(shown: Requirement, choice: string): Requirement | undefined {
  return choice === 'right' ? shown : withChoice(shown, choice)
}

function typedIn(field: Field): Record<ExactField, string> {
  const text = (name: ExactField) => field(name) ?? ''
  return {
    budgetFrom: text('budgetFrom'),
    budgetTo: text('budgetTo'),
    plotFrom: text('plotFrom'),
    plotTo: text('plotTo'),
    place: text('place'),
  }
}

type Sides = { seen: Requirement; now: Requirement; mine: Requirement }

function conflictOf({ seen, now, mine }: Sides): NonNullable<RequirementFault['conflict']> {
  return {
    words: [seen, now, mine].map(requirementWords),
    mine: requirementText(mine),
    now: requirementText(now),
  }
}

function refused(requirement: RequirementFault, status = 422) {
  return data({ requirement }, { status })
}
