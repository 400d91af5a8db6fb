import { assertNever } from '../../base/assertNever.ts';
import { Complaints, type ComplaintsProperties } from './Complaints.tsx';
import { CustomerFunds, type CustomerFundsProperties } from './CustomerFunds.tsx';
import { TermsText, type TermsTextProperties } from './TermsText.tsx';

export type LegalTextProperties =
  | ({ kind: 'complaints' } & ComplaintsProperties)
  | ({ kind: 'customerFunds' } & CustomerFundsProperties)
  | ({ kind: 'termsText' } & TermsTextProperties);

/** The structured legal texts. One module for all, because every page names the modules of all blocks. */
export default function LegalText(properties: LegalTextProperties) {
  switch (properties.kind) {
    case 'complaints':
      return <Complaints {...properties} />;
    case 'customerFunds':
      return <CustomerFunds {...properties} />;
    case 'termsText':
      return <TermsText {...properties} />;
    default:
      return assertNever(properties);
  }
}
