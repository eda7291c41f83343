import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { cedarCourt } from '#test/catalogue/cedar-court.ts'

import type { Brochure } from './brochure.server.ts'
import { brochureJob } from './brochure-job.ts'
import { drawBrochure } from './brochure-drawing.server.tsx'

async function brochureOf(
  changed: Partial<Project>,
  plans: Brochure['plans'] = [],
): Promise<Buffer> {
  const brochure = {
    project: { ...cedarCourt, ...changed } satisfies Project,
    plans,
    answers: [],
    notice: {
      state: 'Uttar Pradesh',
      authority: 'UP RERA',
      portal: 'https://up-rera.example',
      isRegistered: false,
      asked: 'Asked Cedar on 24 Nov',
    },
    origin: 'https://homes.example.com',
    site: { brand: 'एस्टेट्स', phone: '+91', email: 'desk@example.com', office: 'नोएडा' },
    disclaimer: { lede: 'As is.', sections: [] },
  } as const
  return drawBrochure(brochureJob.parse({ kind: 'brochure', brochure, pictures: [] }))
}

function read(program: string, pdf: Buffer, ...words: string[]): string {
  return execFileSync(program, words, { input: pdf, encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
}

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'a brochure prints every letter with an embedded font that has it',
  async () => {
    const name = 'हाट्स नोएडा'
    const text = '✔ Gated → 24×7 सुरक्षा ★ Łódź Nguyễn ≥ 5 €'
    const pdf = await brochureOf({
      name,
      sections: [
        { kind: 'overview', paragraphs: [text, `🏡${text}`] },
        { kind: 'features', title: 'Highlights', items: ['✓ Pool', 'ज़मीन', 'पूल 24×7'] },
        {
          kind: 'links',
          items: [{ label: 'गाड', href: 'https://developer.example' }],
        },
      ],
    })
    const said = read('pdftotext', pdf, '-layout', '-', '-')
    for (const words of [
      name,
      'एस्टेट्स',
      'ज़मीन',
      '✓ Pool',
      'पूल 24×7',
      'गाड',
      'Asked Cedar on 24 Nov',
    ])
      expect(said).toContain(words)
    expect(said.split(text)).toHaveLength(3)
    const fonts = read('pdffonts', pdf, '-')
    expect(fonts).toMatch(/NotoSans-Regular.*NotoSansSymbols2-Regular/)
  },
)

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'a brochure asks for no plan that the page has',
  async () => {
    const rows = ['2 BHK', '3 BHK'].map((name, at) => ({ name, bedrooms: at + 2 }))
    const sections = [{ kind: 'units' as const, title: 'Homes', rows }]
    const pdf = await brochureOf({ sections }, [{ unit: '3 bhk', area: '1,850 sq ft' }])
    const said = read('pdftotext', pdf, '-layout', '-', '-')
    expect(said).toContain('1,850 sq ft, plan online')
    expect(said.match(/Ask us for the plan/g)).toHaveLength(1)
  },
)

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'a right-to-left name reverses no word or digit around it in a brochure',
  async () => {
    const name = 'دار السلام'
    const pdf = await brochureOf({
      name,
      developer: 'בית 7 Homes',
      sections: [{ kind: 'overview', paragraphs: ['From 3 BHK by בית שלום & Sons, 24 towers'] }],
    })
    const said = read('pdftotext', pdf, '-layout', '-', '-')
    expect(said).toContain('From 3 BHK by & Sons, 24 towers')
    expect(said).toContain(`${cedarCourt.location} · by 7 Homes`)
    expect(said).not.toMatch(/[\u2066-\u2069\u0590-\u06ff]/)
    expect(read('pdfinfo', pdf, '-')).toContain(`\u2068${name}\u2069, ${cedarCourt.location}`)
  },
)
