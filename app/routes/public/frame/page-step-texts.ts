import type { PageStepTexts } from '#app/ui/navigation/page-steps.tsx'

export const pageStepTexts: PageStepTexts = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
}
