import { leadLanguages } from '#app/leads/requirement/lead-language.ts'
import { countries } from '#app/enquiries/form/phone/countries.ts'
import {
  cities,
  findEverListed,
  perCatalogue,
  projects,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { requirementTexts } from '#app/strings/en/requirement.ts'

/** The project's name, also of an archived one; an unknown slug is its own name. */
export function projectName(slug: string): string {
  return findEverListed(slug)?.name ?? slug
}

export const leadChoices = perCatalogue(() => ({
  city: cities().map(({ name }) => ({ value: name, label: name })),
  project: projects()
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  place: cities().map(({ name }) => ({ value: name, label: name })),
  budget: Object.entries(requirementTexts.budgetBands).map(([value, label]) => ({ value, label })),
  language: leadLanguages.map((value) => ({ value, label: texts.languages[value] })),
  country: countries.map(({ code, name }) => ({ value: code, label: name })),
}))
