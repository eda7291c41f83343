import type { Project } from '#app/projects/model/project.ts'

import { page as apartments } from './bhutani-city-center/apartments.ts'
import { page as conventionalCenter } from './bhutani-city-center/conventional-center.ts'
import { page as foodCourt } from './bhutani-city-center/food-court.ts'
import { page as greenOffice } from './bhutani-city-center/green-office.ts'
import { page as restaurants } from './bhutani-city-center/restaurants.ts'
import { page as wellness } from './bhutani-city-center/wellness.ts'
import { floorsAboveGround, metro, studios } from './bhutani-city-center/whole.ts'

// Each figure once; facts and texts below use it.

export const project = {
  id: 0,
  slug: 'bhutani-city-center',
  name: 'Bhutani City Center',
  developer: 'Bhutani',
  location: 'Sector 32, Noida',
  state: 'Uttar Pradesh',
  type: 'Commercial',
  price: '',
  summary: `A state-of-the-art mixed-use commercial project in Sector 32, Noida, about ${metro.metres} metres from the city-centre metro station.`,
  facts: [
    { figure: studios, label: 'Studios' },
    { figure: `G+${floorsAboveGround}`, label: 'Floors of studios' },
  ],
  elevation: {
    towers: 1,
    floors: floorsAboveGround + 1,
    label: `Ground plus ${floorsAboveGround} floors`,
  },
  checked: { source: 'specification', on: '2026-11-21' },
  sections: [
    {
      kind: 'overview',
      paragraphs: [
        'The project brings banquet halls, lockable offices, wellness units, studio apartments, food courts and restaurants to one place.',
      ],
    },
    { kind: 'spaces', title: 'Spaces in this project' },
    {
      kind: 'location',
      items: [
        {
          place: 'City-centre metro station',
          km: metro.metres / 1000,
          wording: `About ${metro.metres} m`,
        },
      ],
    },
    {
      kind: 'investment',
      paragraphs: [
        'The developer calls the project a lucrative investment with steady footfall. Each space has its own terms. Open the page of a space to see its payment plan and any returns that the developer claims.',
      ],
    },
  ],
  pages: [conventionalCenter, greenOffice, wellness, apartments, foodCourt, restaurants],
} satisfies Project
