-- older programs: go on
CREATE TABLE "day_sheets" (
	"id" date PRIMARY KEY NOT NULL,
	"counted_cents" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_sheets_counted" CHECK ("day_sheets"."counted_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parked_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" jsonb NOT NULL,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parked_tickets_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "pick_ups" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kept_until" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"slot_start" timestamp with time zone,
	"slot_place" integer,
	CONSTRAINT "pick_ups_code" CHECK ("pick_ups"."code" ~ '^[0-9]{6}$'),
	CONSTRAINT "pick_ups_place" CHECK ("pick_ups"."slot_place" is null or ("pick_ups"."slot_place" > 0 and "pick_ups"."slot_start" is not null))
);
--> statement-breakpoint
CREATE TABLE "tenders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"tender" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenders_tender" CHECK ("tenders"."tender" in ('cash','terminal','gift_card')),
	CONSTRAINT "tenders_amount" CHECK ("tenders"."amount_cents" > 0),
	CONSTRAINT "tenders_received" CHECK ("tenders"."received_cents" is null or ("tenders"."tender" = 'cash' and "tenders"."received_cents" >= "tenders"."amount_cents"))
);
--> statement-breakpoint
ALTER TABLE "pick_ups" ADD CONSTRAINT "pick_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_ups_kept" ON "pick_ups" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pick_ups_slot" ON "pick_ups" USING btree ("slot_start","slot_place");--> statement-breakpoint
CREATE INDEX "tenders_order" ON "tenders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tenders_created" ON "tenders" USING btree ("created_at");--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "day_sheets" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('day_sheet', 'id', 'id', 'id', '', '');
