import type { RoadMap } from '#app/projects/road-map/road-map.ts'

/** Projects in road order; docs/road-map.md names each source and what is unverified. */
export const roadMap = {
  origin: 'Delhi border',
  reach: 'from the Delhi border to the airport at Jewar',
  roads: [
    { name: 'NH-24', note: 'Now NH-9', stops: ['prestige-city'] },
    {
      name: 'Noida city centre',
      isLoose: true,
      stops: ['bhutani-city-center'],
      onward: [
        {
          name: 'Noida Extension',
          note: 'Greater Noida West',
          stops: [['bhutani-noida-extension', 'godrej-sector-12']],
        },
      ],
    },
    {
      name: 'Noida Expressway',
      note: 'Starts at the Mahamaya flyover',
      stops: ['godrej-reverine', ['ats-pious-orchards', 'ats-picturesque-reprieves']],
      onward: [
        {
          name: 'Greater Noida',
          note: 'After Zero Point, to Pari Chowk',
          isLoose: true,
          stops: ['purvanchal-sunbliss'],
        },
        {
          name: 'Yamuna Expressway',
          note: 'Starts at Zero Point, 1 km before Pari Chowk',
          stops: [
            { beside: 'sobha-reality' },
            ['ace-acreville', 'ska-estate'],
            'bhutani-film-city',
            ['residential-plot', { landmark: 'Noida Airport', place: 'Jewar' }],
          ],
        },
      ],
    },
  ],
  plates: [
    { place: 'Indore', road: 'Indore-Ujjain Highway', stops: ['godrej-indore'] },
    { place: 'Goa', stops: ['lodha-goa'] },
  ],
} satisfies RoadMap
