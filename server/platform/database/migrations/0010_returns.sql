CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"exchange_size" text,
	"restocked_quantity" integer DEFAULT 0 NOT NULL,
	"written_off_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_line_no_pk" PRIMARY KEY("return_id","line_no"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_checked" CHECK ("return_lines"."restocked_quantity" >= 0 and "return_lines"."written_off_quantity" >= 0
        and "return_lines"."restocked_quantity" + "return_lines"."written_off_quantity" <= "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"state" text DEFAULT 'announced' NOT NULL,
	"is_courtesy" boolean DEFAULT false NOT NULL,
	"reason" text,
	"created_by" text NOT NULL,
	"withdrawal_id" uuid,
	"refund_id" uuid,
	"request_key" text,
	"request_hash" text,
	"send_by_day" date NOT NULL,
	"refund_due_day" date,
	"held_until_day" date,
	"received_at" timestamp with time zone,
	"refused_reason" text,
	"sent_at" timestamp with time zone,
	"carrier" text,
	"tracking_code" text,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_code_unique" UNIQUE("code"),
	CONSTRAINT "returns_withdrawal_id_unique" UNIQUE("withdrawal_id"),
	CONSTRAINT "returns_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "returns_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "returns_kind" CHECK ("returns"."kind" in ('withdrawal','shop_return','guarantee','transport_damage')),
	CONSTRAINT "returns_outcome" CHECK ("returns"."outcome" = 'refund' or ("returns"."outcome" in ('exchange','repair') and "returns"."kind" <> 'withdrawal')),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('announced','received','settled','refused','cancelled')),
	CONSTRAINT "returns_created_by" CHECK ("returns"."created_by" in ('customer','staff')),
	CONSTRAINT "returns_closed" CHECK (("returns"."closed_at" is null) = ("returns"."state" in ('announced','received'))),
	CONSTRAINT "returns_received" CHECK (case "returns"."state" when 'received' then "returns"."received_at" is not null when 'announced' then "returns"."received_at" is null
        when 'cancelled' then "returns"."received_at" is null else true end),
	CONSTRAINT "returns_refused" CHECK (("returns"."refused_reason" is not null) = ("returns"."state" = 'refused')),
	CONSTRAINT "returns_withdrawal" CHECK ("returns"."kind" <> 'withdrawal' or "returns"."withdrawal_id" is not null),
	CONSTRAINT "returns_refund" CHECK ("returns"."refund_id" is null or ("returns"."state" = 'settled' and "returns"."outcome" = 'refund'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_refunded";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returning_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_id_line_no_order_items_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_order" ON "return_lines" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "return_photos_order" ON "return_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("held_until_day") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('created','edited','ordered','restocked','returned','exchanged','exchange_released'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_quantity" >= 0 and "order_items"."returning_quantity" >= 0
        and "order_items"."refunded_quantity" + "order_items"."returning_quantity" <= "order_items"."quantity");