/** They have no password and get no real leads. Each calls half of their leads within `minutes` of working time. */
export const demoPeople = [
  { id: 'demo-asha', name: 'Asha Menon (demo)', minutes: 4, cap: null, languages: ['hi', 'en'] },
  {
    id: 'demo-vikram',
    name: 'Vikram Nair (demo)',
    minutes: 11,
    cap: null,
    languages: ['en', 'pa'],
  },
  { id: 'demo-meher', name: 'Meher Irani (demo)', minutes: 22, cap: null, languages: ['en'] },
  {
    id: 'demo-ritu',
    name: 'Ritu Sethi (demo)',
    minutes: 40,
    cap: 30,
    languages: ['hi', 'bn', 'en'],
  },
] as const

export type DemoPersonId = (typeof demoPeople)[number]['id']
