/** Somebody else's word for who a person is. */
export interface IdentityProvider {
  /**
   * Begins the sign-in of one browser.
   * @throws {IdentityFailure}
   */
  begin(): Promise<{
    /** Where the browser goes. */
    readonly url: string;
    readonly proofs: Proofs;
  }>;
  /**
   * Takes what the browser came back with, and has it proved.
   * @throws {IdentityFailure}
   */
  finish(answer: URLSearchParams, proofs: Proofs): Promise<ProvenIdentity>;
}

/** What ties an answer to the browser that asked. Nobody but that browser may come to know them. */
export interface Proofs {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who it is, as the provider signed it. */
export interface ProvenIdentity {
  readonly issuer: string;
  /** The provider's name for the person: the only one that never becomes another's. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
}

/** Nobody was proved. It carries a few words of ours or of the protocol, and nothing that was sent or received. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  /** The person said no; or anything else. */
  readonly kind: 'denied' | 'failed';

  constructor(kind: IdentityFailure['kind'], reasons: readonly string[] = []) {
    super(`A sign-in was not proved: ${[kind, ...reasons].join(', ')}.`);
    this.kind = kind;
  }
}
