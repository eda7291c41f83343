import type { NearPlace, ProjectStatus } from '#app/projects/filters/filter-choices.ts'
import type { ProjectType } from '#app/projects/model/project.ts'

export const KIND_SPELLINGS: Record<ProjectType, string> = {
  Apartments:
    'apartments,apartment,flats,flat,apts,apt,appartment,appartments,residential flats,residential apartments,condo,condos',
  Plots:
    'plots,plot,land,plotted,plotted development,residential plots,residential plot,plotting,open plots',
  Farmhouse:
    'farmhouse,farmhouses,farm house,farm houses,farms,farm,farm land,farmland,farm plot,farm plots',
  Commercial:
    'commercial,commercial property,commercial space,office,offices,office space,shop,shops,retail,showroom,showrooms',
  Upcoming: 'upcoming,upcoming project,upcoming projects',
}

/** Types of home that the filter lacks, with the closest types. */
export const OTHER_KINDS: readonly (readonly [words: string, types: readonly ProjectType[]])[] = [
  [
    'villa,villas,bungalow,bungalows,kothi,house,houses,independent house,row house,row houses',
    ['Farmhouse', 'Plots'],
  ],
  ['builder floor,builder floors,penthouse,penthouses,duplex', ['Apartments']],
]

/** Only for places that the catalogue has. */
export const PLACE_NAMES: readonly (readonly [place: string, spelled: string])[] = [
  ['Delhi', 'new delhi,dilli,dehli,दिल्ली,नई दिल्ली'],
  ['Gurugram', 'gurgaon,gurgoan,ggn,गुरुग्राम,गुड़गांव'],
  ['Mumbai', 'bombay,मुंबई,बंबई'],
  ['Noida', 'नोएडा'],
  ['Ghaziabad', 'gzb,गाजियाबाद'],
  ['Indore', 'इंदौर'],
  ['Goa', 'गोवा'],
  ['Greater Noida', 'gr noida,g noida,grater noida'],
  ['Noida Extension', 'noida ext,noida extn,greater noida west,gr noida west'],
  ['Yamuna Expressway', 'yamuna expy,yamuna exp,yamuna express way,yeida'],
  ['Noida Expressway', 'noida expy,noida express way,noida greater noida expressway'],
]

/** Regions, for which the visitor chooses a place. */
export const REGIONS: readonly (readonly [spelled: string, places: readonly string[]])[] = [
  [
    'ncr,delhi ncr,national capital region',
    ['Noida', 'Greater Noida', 'Ghaziabad', 'Gurugram', 'Delhi'],
  ],
]

export const NEAR_SPELLINGS: Record<NearPlace, string> = {
  metro: 'metro,metro station,metro stations,metro rail,metro line',
  airport: 'airport,airports,international airport',
}

export const STATUS_SPELLINGS: Record<ProjectStatus, string> = {
  'coming-soon': 'coming soon',
  'pre-launch': 'pre launch,prelaunch,pre launched,pre launches',
  'new-launch': 'new launch,new launches,newly launched',
  'under-construction': 'under construction,underconstruction',
  ready:
    'ready,ready to move,ready to move in,ready to shift,ready possession,immediate possession,rtm',
  possession: 'possession,possession date,with possession,with possession date,handover',
}

export const FILLING =
  'from,need,needs,looking,searching,search,around,nearby,close,we,our,us,that,which,it,there,you,have,show me'

/** Meaningless without a figure. */
export const BOUNDS =
  'under,below,above,over,within,between,upto,up to,less than,more than,at least,max,maximum,min,minimum'
