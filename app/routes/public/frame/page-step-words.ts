import type { PageStepWords } from '#app/ui/navigation/page-steps.tsx'

export const pageStepWords: PageStepWords = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
}
