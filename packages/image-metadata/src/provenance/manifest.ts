import { type Cbor, field, listOf, readCbor } from './cbor.ts';
import { certificateSubject } from './certificate.ts';
import type { Superbox } from './jumbf.ts';
import { lastPart } from './read-iptc.ts';

/** One thing that was done to a picture. */
export interface Action {
  /** 'c2pa.created' */
  readonly name: string;
  /** The program or model with its version: 'gpt-image 2.0'. */
  readonly agent: string | null;
  /** IPTC's digital source type, without its address: 'trainedAlgorithmicMedia'. */
  readonly source: string | null;
}

/** What one manifest of the Content Credentials says. */
export interface Manifest {
  readonly generator: string | null;
  readonly signer: string | null;
  /** Oldest first. */
  readonly actions: readonly Action[];
  /** Whether it starts from another picture. */
  readonly hasParent: boolean;
}

const LONGEST_NAME = 200;
/** The header of a signature that holds its certificates, by its number and by its name. */
const CERTIFICATES = ['33', 'x5chain'];
const CLAIM = /^c2pa\.claim(?:\.v\d+)?$/;
const ACTIONS = /^c2pa\.actions(?:\.v\d+)?(?:__\d+)?$/;
const INGREDIENT = /^c2pa\.ingredient(?:\.v\d+)?(?:__\d+)?$/;

/** A name that can be shown: one line, not too long; null where nothing is left. */
function nameOf(value: Cbor): string | null {
  if (typeof value !== 'string') return null;
  const line = value.slice(0, LONGEST_NAME).replace(/\p{Cc}/gu, ' ');
  return line.trim() || null;
}

function dataOf(box: Superbox | undefined): Cbor {
  const content = box?.contents.find(({ type }) => type === 'cbor');
  return content ? readCbor(content.data) : null;
}

function generatorOf(claim: Cbor): string | null {
  const info = field(claim, 'claim_generator_info');
  return nameOf(field(listOf(info)[0] ?? info, 'name')) ?? nameOf(field(claim, 'claim_generator'));
}

function agentOf(agent: Cbor): string | null {
  const name = nameOf(agent) ?? nameOf(field(agent, 'name'));
  const version = nameOf(field(agent, 'version'));
  return name && version ? `${name} ${version}` : name;
}

function actionsOf(assertion: Cbor): Action[] {
  const agents = listOf(field(assertion, 'softwareAgents'));
  return listOf(field(assertion, 'actions')).flatMap((action): Action[] => {
    const name = nameOf(field(action, 'action'));
    if (!name) return [];
    const index = field(action, 'softwareAgentIndex');
    const shared = typeof index === 'number' ? (agents[index] ?? null) : null;
    const source = nameOf(field(action, 'digitalSourceType'));
    return [
      { name, agent: agentOf(field(action, 'softwareAgent') ?? shared), source: lastPart(source ?? '') },
    ];
  });
}

/** Who the first certificate of a COSE_Sign1 was issued to. */
function signerOf(signature: Cbor): string | null {
  const [first, second = null] = listOf(signature);
  const safe = first instanceof Uint8Array ? readCbor(first) : null;
  for (const headers of [safe, second]) {
    for (const label of CERTIFICATES) {
      const chain = field(headers, label);
      const certificate = listOf(chain)[0] ?? chain;
      if (certificate instanceof Uint8Array) return nameOf(certificateSubject(certificate));
    }
  }
  return null;
}

/** Reads the box of one manifest. What is broken or unknown is left out. */
export function readManifest({ boxes }: Superbox): Manifest {
  const assertions = boxes.find(({ label }) => label === 'c2pa.assertions')?.boxes ?? [];
  const ingredients = assertions.filter(({ label }) => INGREDIENT.test(label));
  return {
    generator: generatorOf(dataOf(boxes.find(({ label }) => CLAIM.test(label)))),
    signer: signerOf(dataOf(boxes.find(({ label }) => label === 'c2pa.signature'))),
    actions: assertions.filter(({ label }) => ACTIONS.test(label)).flatMap((box) => actionsOf(dataOf(box))),
    hasParent: ingredients.some((box) => field(dataOf(box), 'relationship') === 'parentOf'),
  };
}
