import type { PageStepWords } from '#app/ui/navigation/page-steps.tsx'

/** What visitors are told of the pages of a long list. */
export const pageStepWords: PageStepWords = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
}
