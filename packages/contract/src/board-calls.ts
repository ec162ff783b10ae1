import { z } from 'zod';
import { BOARD_TEXTS, board, boardRequest, boardSummary, columnRequest } from './boards.ts';
import { endpoint } from './endpoint.ts';
import { BOARD, WORK } from './limits.ts';
import { WORK_TEXTS, workId } from './work.ts';

export const createBoard = endpoint({
  method: 'POST',
  path: '/api/boards',
  summary:
    'Compare one prompt over models, prompts, ratios, seeds or the values of an element; or ask what it costs',
  access: 'signed-in',
  key: 'make',
  idempotent: true,
  body: boardRequest,
  response: board,
  errors: ['not_found', 'image_limit'],
});

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/boards',
  summary: 'The boards of the caller, newest first',
  access: 'signed-in',
  query: z.object({
    cursor: z.string().max(200, WORK_TEXTS.cursor).optional(),
    limit: z.coerce
      .number(WORK_TEXTS.limit)
      .int()
      .min(1, WORK_TEXTS.limit)
      .max(WORK.page, WORK_TEXTS.limit)
      .default(50),
  }),
  response: z.object({ items: z.array(boardSummary), next_cursor: z.string().nullable() }),
  errors: ['bad_cursor'],
});

const params = z.object({ id: workId });

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/boards/:id',
  summary: 'A board as it is now',
  access: 'signed-in',
  params,
  response: board,
  errors: ['not_found'],
});

export const addBoardColumn = endpoint({
  method: 'POST',
  path: '/api/boards/:id/columns',
  summary: 'Draw one more value of what the columns of a board differ in; or ask what it costs',
  access: 'signed-in',
  key: 'make',
  idempotent: true,
  params,
  body: columnRequest,
  response: board,
  errors: ['not_found', 'image_limit'],
});

export const cancelBoard = endpoint({
  method: 'POST',
  path: '/api/boards/:id/cancel',
  summary: 'Stop the rest of a board; what is there stays',
  access: 'signed-in',
  key: 'make',
  params,
  response: board,
  errors: ['not_found'],
});

export const resumeBoard = endpoint({
  method: 'POST',
  path: '/api/boards/:id/resume',
  summary: 'Draw what was stopped or has failed',
  access: 'signed-in',
  key: 'make',
  params,
  body: z.object({ max_cost_usd: boardRequest.shape.max_cost_usd }),
  response: board,
  errors: ['not_found', 'image_limit'],
});

export const pickWinners = endpoint({
  method: 'PUT',
  path: '/api/boards/:id/winners',
  summary: 'Say which cells are the winners; the others are none then',
  access: 'signed-in',
  params,
  body: z.object({
    places: z
      .array(z.int(BOARD_TEXTS.places).min(0, BOARD_TEXTS.places), BOARD_TEXTS.places)
      .max(BOARD.cells, BOARD_TEXTS.places),
  }),
  response: board,
  errors: ['not_found'],
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id',
  summary: 'Stop and forget a board; its pictures stay on the roll',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
