import { z } from 'zod';
import { success } from '../wire-values.ts';
import { endpoint } from './client.ts';
import {
  designersResponse,
  draftResponse,
  estimateResponse,
  filtersResponse,
  sellItemResponse,
  sellItemsResponse,
  shipmentResponse,
  submissionResponse,
  termsResponse,
} from './sell-responses.ts';

/** An item's details; omitted fields are unchanged. */
export interface SellDetailsBody {
  readonly designer?: string;
  readonly category?: string;
  readonly model?: string;
  readonly material?: string;
  readonly color?: string;
  readonly size?: string;
  readonly notes?: string;
  readonly condition?: string;
  readonly answers?: readonly { readonly part: string; readonly answer: string }[];
  readonly extras?: readonly string[];
  readonly asking_price?: number | null;
  readonly photos?: readonly string[];
}

export interface SellContactBody {
  readonly name?: string;
  readonly telephone?: string;
  readonly preferred?: string;
}

/** The owner's transition of an item, or changed details. */
export interface SellChangeBody extends SellDetailsBody {
  readonly status?: string;
  readonly payout?: string;
  readonly reason?: string;
  readonly counter_price?: number;
  readonly offer_id?: number;
}

export interface SellParcelBody {
  readonly carrier: string;
  readonly tracking_number?: string;
  readonly sender?: {
    readonly name: string;
    readonly street: readonly string[];
    readonly city: string;
    readonly region?: string;
    readonly postcode: string;
    readonly country_id: string;
    readonly telephone?: string;
  };
}

export interface SellGuestParcelBody extends SellParcelBody {
  readonly email: string;
  readonly item_codes: readonly string[];
}

interface Submission {
  readonly items: readonly SellDetailsBody[];
  readonly contact?: SellContactBody;
}

interface SellDraftBody extends Submission {
  readonly step?: string;
}

/** Endpoints of selling (docs/wire/sell.md). */
export const sellEndpoints = {
  submit: endpoint('POST', '/V1/sell/my/item', submissionResponse)<Submission>(),
  list: endpoint('GET', '/V1/sell/my/item', sellItemsResponse)(),
  read: endpoint('GET', '/V1/sell/my/item/{item}', sellItemResponse)(),
  update: endpoint('PUT', '/V1/sell/my/item/{item}', sellItemResponse)<{
    readonly item: SellChangeBody;
  }>(),
  filters: endpoint('GET', '/V1/sell/my/filters', filtersResponse)(),
  ship: endpoint('POST', '/V1/sell/my/shipment/', shipmentResponse)<{
    readonly shipment: SellParcelBody & { readonly items: readonly number[] };
  }>(),
  shipAsGuest: endpoint('POST', '/V1/sell/guest/shipment/', shipmentResponse)<{
    readonly shipment: SellGuestParcelBody;
  }>(),
  emailLabel: endpoint('POST', '/V1/sell/my/email-shpment-label/', success)<{
    readonly shipment_id: number;
  }>(),
  designers: endpoint('GET', '/V1/selltous/designers', designersResponse)(),
  estimate: endpoint('GET', '/V1/sell/estimate', estimateResponse)(),
  terms: endpoint('GET', '/V1/sell/terms', termsResponse)(),
  drafts: endpoint('GET', '/V1/sell/my/draft', z.array(draftResponse))(),
  draft: endpoint('GET', '/V1/sell/my/draft/{draft}', draftResponse)(),
  draftCreate: endpoint('POST', '/V1/sell/my/draft', draftResponse)<{
    readonly draft: SellDraftBody;
  }>(),
  draftReplace: endpoint('PUT', '/V1/sell/my/draft/{draft}', draftResponse)<{
    readonly draft: SellDraftBody;
  }>(),
  draftDelete: endpoint('DELETE', '/V1/sell/my/draft/{draft}', success)(),
} as const;
