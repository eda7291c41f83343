/** A draft that may be published as it stands: a project of plots of which nothing more is said. */
export function plainDraft(slug: string, name: string) {
  return {
    slug,
    name,
    location: 'Yamuna Expressway',
    state: 'Uttar Pradesh',
    type: 'Plots',
    price: '',
    summary: 'Plots on the Yamuna Expressway.',
    checked: { source: 'staff', on: '2026-11-26' },
    sections: [{ kind: 'coming-soon', text: 'Soon.' }],
  }
}
