import type { Content } from '#app/publishing/edited-content.ts'
import type { PageName } from '#app/pages/page-content.ts'
import { checkPageContent, type CheckContext } from '#app/pages/page-faults.ts'
import { differences } from '#app/publishing/difference.ts'

import type { DraftState } from './draft-answer.ts'

export function pageState(page: PageName, content: Content, context: CheckContext): DraftState {
  const found = differences(context.shown, content)
  return {
    differences: found,
    changes: [],
    isMore: found.length > 0,
    isPartSound: true,
    faults: checkPageContent(page, content, context).faults,
  }
}
