import { createContext } from 'react-router';

/** Makes one page after the other; a form has been dealt with before its page waits for its turn. */
export type RenderTurn = <Result>(render: () => Promise<Result>) => Promise<Result>;

export const renderTurnContext = createContext<RenderTurn>((render) => render());
