import { isolating } from '#app/lib/text/bidi.ts'

import { plural } from './health-storage.ts'

/** Health: what is published, and its illustrations. */
export const contentTexts = isolating({
  publications: {
    good: 'The site can read everything that is published.',
    projects: (count: number, names: string) =>
      `This version of the site cannot read ${plural(count, 'published project', 'published projects')}: ${names}. Visitors see earlier facts there, or no page.`,
    pages: (count: number, names: string) =>
      `This version of the site cannot read ${plural(count, 'published page', 'published pages')}: ${names}. Visitors see an earlier text there.`,
    todo: (where: string) =>
      `Open the items named here under ${where}, fix what is marked and publish. Or restore an earlier version from the history and publish that. If someone installed an older version of the site, install the newer one again.`,
  },
  legal: {
    good: 'No legal page waits for a text of yours.',
    blank: (sections: string) =>
      `Your terms are not complete: ${sections}. Visitors do not see this section.`,
    todo: 'Open Pages, then Terms, and write the section. Or enter one sentence on governing law.',
  },
  searches: {
    lost: (people: number, searches: string) =>
      `${plural(people, 'visitor waits', 'visitors wait')} for a search with a value that no project has now: ${searches}. They get no message meanwhile.`,
    todo: 'If you renamed a place, a developer or a landmark, use the same words in the projects again. If no project has it for now, there is nothing to do: the search works again with the next one that does.',
  },
  places: { projects: 'Projects', pages: 'Pages', both: 'Projects and Pages' },
  drawings: {
    good: 'Every project has its illustrations.',
    pending: (count: number) =>
      `${plural(count, 'project is', 'projects are')} waiting for illustrations and ${count === 1 ? 'shows' : 'show'} a placeholder until then.`,
    some: (count: number, names: string, reason: string) =>
      `We could not draw the illustrations of ${plural(count, 'project', 'projects')}: ${names}. ${reason}`,
    still: (count: number, names: string) =>
      `${plural(count, 'project shows', 'projects show')} a placeholder instead of an illustration: ${names}. Drawing is turned off on this site.`,
    earlier: (count: number, names: string) =>
      `${plural(count, 'project shows', 'projects show')} an illustration of earlier facts: ${names}.`,
    undrawnTodo: (count: number) =>
      `Add ${count === 1 ? 'a photo' : 'photos'} under Projects. Or ask your website technician to set PREPARE_PICTURES=true and restart.`,
    todo: 'The site retries on its own, after a longer wait each time; its log says more. Until then the pages show a placeholder. Add a photo under Projects, or ask your website technician to check disk and memory.',
  },
} as const)
