import { genreNamed } from '../genre/genre.ts';
import type { Event } from '../idea/event.ts';
import type { Script, ScriptRequest } from '../idea/film-as-asked.ts';
import { isUnscored, musicAsked } from '../idea/film-words.ts';
import { ideaSeed } from '../idea/idea.ts';
import { readIdea } from '../idea/read-idea.ts';
import { filmSettingOf } from '../idea/setting.ts';
import { approachesFor, approachOf, musicOf } from '../options/approaches.ts';
import { secondsFor, titleName } from '../options/creative-options.ts';
import { secondsTold } from '../plain/beats.ts';
import { plainScript } from '../plain/plain-script.ts';
import { readingOf } from '../plain/sure.ts';
import { endsSilent, isHushed, isPlayed, soundsAside } from '../sound/sound.ts';
import { toldMoments } from '../story/tell.ts';
import { VIDEO_TARGET_INFO } from '../targets.ts';
import { capital, cut } from '../wording.ts';
import type { Plan, Spoken } from './script-beats.ts';
import { writtenIn } from './script-clips.ts';

export type { Script } from '../idea/film-as-asked.ts';
export type { Beat } from './script-beats.ts';

const LINE_AT_MOST = 90;

const BY_TURNS = /^(One of them|The other|The first|One voice|Another voice)\s/;

/** The lines that are spoken, each with who says it where that is certain. */
function spokenIn(events: readonly Event[], manner: string): readonly Spoken[] {
  return events
    .flatMap(({ line, doer, isPlural, text }) => {
      const isOne = doer !== '' && !isPlural && !/couple|pair|friends|family/.test(doer) && !/^“/.test(text);
      const turn = BY_TURNS.exec(text)?.[1] ?? '';
      return line ? [{ speaker: turn || (isOne ? capital(doer) : ''), manner, line }] : [];
    })
    .filter(({ line }) => line.length <= LINE_AT_MOST && line.split(/\s+/).length <= 14)
    .map((each, nth) => ({
      ...each,
      speaker: each.speaker || (nth % 2 === 0 ? 'One voice' : 'Another voice'),
    }));
}

function planOf({ idea: text, option, target }: ScriptRequest): Plan {
  const read = readIdea(text);
  const approach = approachOf(read, option);
  const idea = { ...read, events: toldMoments(read, approachesFor(read)[1].id === approach.id) };
  const setting = filmSettingOf(idea, ideaSeed(idea));
  return {
    idea,
    approach,
    setting,
    seconds: secondsFor(idea, target),
    music:
      musicAsked(read.subject) !== ''
        ? musicAsked(read.subject)
        : isUnscored(read.subject)
          ? 'no music'
          : idea.hasMusic || idea.speech === 'none' || genreNamed(idea)?.id === 'music'
            ? ''
            : isHushed(idea) || endsSilent(idea) || soundsAside(idea) !== ''
              ? 'no music'
              : isPlayed(idea)
                ? 'no other music'
                : musicOf(read, approach),
    spoken: idea.speech === 'none' || idea.speech === 'wordless' ? [] : spokenIn(idea.events, approach.voice),
  };
}

/** A timed script for an idea as one of its options tells it. The same request gives the same script. */
export function writeScript(request: ScriptRequest): Script {
  const { told, isDoubtful } = readingOf(request.idea);
  const { longest } = VIDEO_TARGET_INFO[request.target];
  // A film that no model makes in one go is told in clips.
  const isLonger = (secondsTold(told) ?? 0) > longest;
  const plan = isDoubtful ? undefined : planOf(request);
  // Images that are known of it can be parted; a deed that is told is seen in more frames.
  if (!plan || (isLonger && told.isTold && !plan.idea.known)) return plainScript(told, request);
  const { name, note } = VIDEO_TARGET_INFO[request.target];
  const { made, prompt, seconds, remark } = writtenIn(plan, longest);
  const title = request.option.title.trim();
  return {
    title: title === '' ? capital(titleName(plan.idea)) : cut(title, 120),
    seconds,
    beats: made.map(({ beat }) => beat),
    prompt,
    ...(note && { target: [`${name}.`, note, remark].filter(Boolean).join(' ') }),
  };
}
