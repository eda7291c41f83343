import type { Project } from '#app/projects/project.ts'

import { aceAcreville } from './ace-acreville.ts'
import { atsPicturesqueReprieves } from './ats-picturesque-reprieves.ts'
import { atsPiousOrchards } from './ats-pious-orchards.ts'
import { atsProvinceDOlympia } from './ats-province-d-olympia.ts'
import { bhutaniCityCenter } from './bhutani-city-center.ts'
import { bhutaniCyberthum } from './bhutani-cyberthum.ts'
import { bhutaniFilmCity } from './bhutani-film-city.ts'
import { bhutaniNoidaExtension } from './bhutani-noida-extension.ts'
import { gaurAspireCenturianPark } from './gaur-aspire-centurian-park.ts'
import { godrejIndore } from './godrej-indore.ts'
import { godrejReverine } from './godrej-reverine.ts'
import { godrejSector12 } from './godrej-sector-12.ts'
import { lakeViewFarms } from './lake-view-farms.ts'
import { lodhaGoa } from './lodha-goa.ts'
import { prestigeCity } from './prestige-city.ts'
import { purvanchalSunbliss } from './purvanchal-sunbliss.ts'
import { residentialPlot } from './residential-plot.ts'
import { skaEstate } from './ska-estate.ts'
import { sobhaReality } from './sobha-reality.ts'

/** Every project, by id. A new project is a file beside this one and a line here. */
export const projects: readonly Project[] = [
  bhutaniCityCenter,
  bhutaniCyberthum,
  residentialPlot,
  godrejReverine,
  lodhaGoa,
  aceAcreville,
  lakeViewFarms,
  atsPicturesqueReprieves,
  atsPiousOrchards,
  gaurAspireCenturianPark,
  purvanchalSunbliss,
  skaEstate,
  godrejIndore,
  bhutaniNoidaExtension,
  sobhaReality,
  atsProvinceDOlympia,
  bhutaniFilmCity,
  prestigeCity,
  godrejSector12,
]
